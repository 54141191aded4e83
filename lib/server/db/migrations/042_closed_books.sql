-- What the nightly check has read and found right is summed, and not read again the next night. What counts as read is what
-- stood there a night before: whoever wrote then has long ended.
create table book_closing (
  id boolean primary key default true check (id),
  through_seq bigint not null default 0,
  through_posting bigint not null default 0,
  next_seq bigint not null default 0,
  next_posting bigint not null default 0,
  next_at timestamptz,
  -- when everything was last read
  whole_at timestamptz
);
insert into book_closing default values;

-- Of each account the sum of its postings up to book_closing.through_posting.
create table closed_balances (
  account_id uuid primary key references ledger_accounts,
  amount bigint not null
);

alter table self_checks add column is_whole boolean not null default true;
