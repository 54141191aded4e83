-- Where what creators earn goes, and how it gets there.
create table payout_methods (
  id uuid primary key,
  user_id uuid not null references users,
  type text not null default 'wire-transfer' check (type = 'wire-transfer'),
  -- verified: an operator has compared it with its owner. rejected: the bank would not take it
  status text not null default 'added' check (status in ('added', 'verified', 'rejected', 'retired')),
  is_default boolean not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  last_four text not null,
  -- bank, account and names, sealed for this row
  details text not null,
  -- a keyed hash of the account: tells whether somebody else is paid to the same one
  fingerprint text not null,
  usable_at timestamptz not null,
  created_at timestamptz not null,
  retired_at timestamptz,
  check (usable_at >= created_at),
  check ((status = 'retired') = (retired_at is not null)),
  check (not is_default or status <> 'retired')
);
create unique index payout_methods_default on payout_methods (user_id) where is_default;
create index payout_methods_user on payout_methods (user_id, id desc);
create index payout_methods_fingerprint on payout_methods (fingerprint);

-- Another account is another method: what was checked, and has cooled, cannot be swapped under its name.
create function payout_stands() returns trigger language plpgsql as $$
begin
  raise exception 'a % moves on, and is not told otherwise', tg_argv[0] using errcode = 'restrict_violation';
end $$;
create trigger payout_methods_stand before update on payout_methods for each row
  when ((old.id, old.user_id, old.type, old.country, old.last_four, old.fingerprint, old.usable_at, old.created_at)
      is distinct from
      (new.id, new.user_id, new.type, new.country, new.last_four, new.fingerprint, new.usable_at, new.created_at)
    or old.status = 'retired')
  execute function payout_stands('payout method');

create table payout_schedules (
  user_id uuid primary key references users,
  schedule text not null check (schedule in ('on_request', 'monthly')),
  updated_at timestamptz not null
);

-- What is given to the bank as one file.
create table payout_batches (
  id uuid primary key,
  number bigint not null unique,
  made_by uuid not null references users,
  payouts_count int not null check (payouts_count > 0),
  amount bigint not null check (amount > 0),
  currency text not null,
  created_at timestamptz not null
);

-- Numbers that are given out one after the other, without gaps: one that is rolled back is given to the next.
create table payout_numbers (
  kind text primary key check (kind in ('statement', 'batch')),
  last bigint not null
);

alter table payouts
  add column number bigint,
  add column origin text not null default 'request' check (origin in ('request', 'monthly')),
  -- of a payout that was made by itself: a member has one a month
  add column month text check (month ~ '^\d{4}-\d\d$'),
  add column method_id uuid references payout_methods on delete set null,
  -- where it went, sealed for this row: as it was when it was asked for
  add column method_snapshot text,
  add column method_last_four text,
  add column method_country text,
  -- for amounts that one operator alone may not send
  add column approved_by uuid references users,
  add column approved_at timestamptz,
  add column started_by uuid references users,
  add column started_at timestamptz,
  add column closed_by uuid references users,
  add column closed_at timestamptz,
  -- the bank's own name of the transfer
  add column reference text,
  -- the operator's words to the creator on a failure
  add column note text not null default '' check (length(note) <= 1000),
  add column batch_id uuid references payout_batches;

update payouts set number = numbered.number, closed_at = case when status in ('transferred', 'failed') then updated_at end
  from (select id, row_number() over (order by id) as number from payouts) numbered where numbered.id = payouts.id;
insert into payout_numbers (kind, last) select 'statement', count(*) from payouts;
insert into payout_numbers (kind, last) values ('batch', 0);
alter table payouts alter column number set not null, add unique (number),
  add check ((month is not null) = (origin = 'monthly')),
  add check ((closed_at is not null) = (status in ('transferred', 'failed'))),
  add check (approved_by is null or started_by is null or approved_by <> started_by);
create unique index payouts_month on payouts (user_id, month) where month is not null;
create index payouts_queue on payouts (id) where status in ('pending', 'in_progress');
create index payouts_batch on payouts (batch_id) where batch_id is not null;

-- A payout only moves on; what was asked for stays, and only what is personal can be taken out of it.
create trigger payouts_move before update on payouts for each row
  when ((old.id, old.user_id, old.number, old.amount, old.currency, old.origin, old.created_at)
      is distinct from (new.id, new.user_id, new.number, new.amount, new.currency, new.origin, new.created_at)
    or (new.method_snapshot is not null and old.method_snapshot is distinct from new.method_snapshot)
    or (old.status <> new.status and (old.status, new.status) not in (('pending', 'in_progress'), ('pending', 'failed'),
      ('in_progress', 'transferred'), ('in_progress', 'failed'))))
  execute function payout_stands('payout');
create trigger payouts_no_delete before delete on payouts for each row execute function payout_stands('payout');
