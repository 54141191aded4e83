-- What a gateway says about a dispute, and what sellers answer (decision 090).
alter table disputes
  -- Why the buyer's bank took the payment back; `general` if the gateway does not say.
  add column cause text not null default 'general' check (cause in ('fraudulent', 'unrecognized', 'duplicate',
    'not_received', 'not_as_described', 'not_refunded', 'cancelled', 'general')),
  -- Until when the bank reads an answer; null if the gateway names no deadline.
  add column answer_by timestamptz;

-- A seller's answer about their own lines of a disputed order.
create table dispute_answers (
  id uuid primary key,
  dispute_id uuid not null references disputes,
  seller_id uuid not null references users,
  text text not null default '' check (char_length(text) <= 20000),
  -- When text or files changed last.
  changed_at timestamptz not null,
  -- Null while there are only uploaded files: operators do not see these.
  sent_at timestamptz,
  -- When an operator marked it as sent to the payment provider: it cannot be changed any more.
  forwarded_at timestamptz,
  forwarded_by uuid references users,
  unique (dispute_id, seller_id),
  check ((forwarded_at is null) = (forwarded_by is null)),
  check (forwarded_at is null or sent_at is not null)
);
create index dispute_answers_seller on dispute_answers (seller_id);
create index dispute_answers_unforwarded on dispute_answers (id) where sent_at is not null and forwarded_at is null;

create table dispute_files (
  id uuid primary key,
  answer_id uuid not null references dispute_answers on delete cascade,
  storage_key text not null unique,
  name text not null,
  mime text not null check (mime in ('application/pdf', 'image/jpeg')),
  size bigint not null check (size > 0),
  created_at timestamptz not null
);
create index dispute_files_answer on dispute_files (answer_id);

-- Leads a seller from the notice to the dispute.
alter table notifications add column dispute_id uuid;
