-- Whom somebody wants nothing to do with: a block holds both ways, a mute is nobody's business but the muter's. What reads
-- make of them stands in one place, db/apart.ts; why, in lib/decisions/018.
create table blocks (
  id uuid not null,
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);
create unique index blocks_of on blocks (blocker_id, id desc);
create unique index blocks_blocked on blocks (blocked_id, blocker_id);

create table mutes (
  id uuid not null,
  muter_id uuid not null references users on delete cascade,
  muted_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (muter_id, muted_id),
  check (muter_id <> muted_id)
);
create unique index mutes_of on mutes (muter_id, id desc);
create index mutes_muted on mutes (muted_id);
