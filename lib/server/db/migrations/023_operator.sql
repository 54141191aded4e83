-- The operator's console: a second factor, who is suspended and why, what is retired from the house's lists, and what
-- the nightly look at the books found.

-- When this session's owner last showed the second factor.
alter table sessions add column second_factor_at timestamptz;

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  -- sealed (lib/server/crypto/seal.ts); none until the first code has confirmed it
  secret text,
  enrolled_at timestamptz,
  -- the latest step of time (RFC 6238) whose code was accepted: that one and those before it are worth nothing more
  last_step bigint not null default 0,
  -- a device that is being set up: it takes the place of the other once a code of it was right
  pending_secret text,
  pending_at timestamptz,
  -- wrong codes since `tries_since`
  tries int not null default 0 check (tries >= 0),
  tries_since timestamptz,
  check ((secret is null) = (enrolled_at is null)),
  check ((pending_secret is null) = (pending_at is null))
);

-- Ten per operator, as keyed hashes; each opens once.
create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- Who was kept out, why, and until when; at most one at a time.
create table suspensions (
  id uuid primary key,
  user_id uuid not null references users,
  reason text not null check (char_length(reason) between 1 and 1000),
  suspended_by uuid not null references users,
  suspended_at timestamptz not null,
  restored_by uuid references users,
  restored_at timestamptz,
  check ((restored_by is null) = (restored_at is null))
);
create unique index suspensions_open on suspensions (user_id) where restored_at is null;
create index suspensions_user on suspensions (user_id, id desc);

-- What is retired stays where it is in use, and is offered no more.
alter table categories add column retired_at timestamptz;
alter table interests add column retired_at timestamptz;

create index audit_log_actor on audit_log (actor, seq desc);
create index audit_log_action on audit_log (action, seq desc);

-- What each look at the books found.
create table self_checks (
  id uuid primary key,
  ran_at timestamptz not null,
  duration_ms int not null,
  -- [{ check, looked, broken: [{ subject, found, expected }], more }]
  results jsonb not null,
  broken int not null check (broken >= 0)
);
