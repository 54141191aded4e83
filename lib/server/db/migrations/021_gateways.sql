-- Gateways beyond the sandbox, and what there is to see of their webhooks.

-- Another name of the same payment at its gateway, known once the buyer has paid: refunds and disputes call it by that.
alter table payments add column gateway_alias text;
create unique index payments_gateway_alias on payments (gateway, gateway_alias);
create index payments_awaiting_transfer on payments (created_at) where status in ('awaiting_transfer', 'rejected');
-- Told once that the days for a transfer will be over soon.
alter table payments add column reminded_at timestamptz;

-- An event that could not be handled is tried again later and later.
alter table inbound_events add column next_at timestamptz not null default now();
drop index if exists inbound_events_waiting;
create index inbound_events_waiting on inbound_events (next_at) where status = 'received';
create index inbound_events_dead on inbound_events (id desc) where status = 'dead';

-- Members' own accounts at a gateway, to be paid out by. Of two reports the later one counts.
create table connected_accounts (
  user_id uuid primary key references users,
  gateway text not null,
  account_ref text not null,
  can_be_paid boolean not null default false,
  is_complete boolean not null default false,
  told_at timestamptz not null,
  created_at timestamptz not null,
  unique (gateway, account_ref)
);

-- Receipts of bank transfers: what the buyer sends in, and what the operator found in the bank's statement.
create table transfer_receipts (
  id uuid primary key,
  payment_id uuid not null references payments,
  storage_key text not null unique,
  name text not null,
  mime text not null check (mime in ('application/pdf', 'image/webp')),
  size bigint not null check (size > 0),
  -- of a picture its pixels, so that a changed name or date inside the file makes no other receipt of it
  content_hash text not null,
  status text not null default 'submitted' check (status in ('submitted', 'approved', 'rejected')),
  submitted_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users,
  reason text check (reason in ('not_received', 'wrong_amount', 'unreadable', 'not_a_receipt', 'already_used', 'other')),
  note text not null default '' check (char_length(note) <= 500),
  -- the bank's own number of the transfer, in capitals and digits
  bank_reference text,
  check ((status = 'submitted') = (decided_at is null)),
  check ((status = 'rejected') = (reason is not null)),
  check ((status = 'approved') = (bank_reference is not null))
);
create unique index transfer_receipts_one_use on transfer_receipts (content_hash) where status <> 'rejected';
create unique index transfer_receipts_bank_reference on transfer_receipts (bank_reference);
create unique index transfer_receipts_one_open on transfer_receipts (payment_id) where status = 'submitted';
create unique index transfer_receipts_one_kept on transfer_receipts (payment_id) where status = 'approved';
create index transfer_receipts_payment on transfer_receipts (payment_id, id desc);
create index transfer_receipts_queue on transfer_receipts (id) where status = 'submitted';

-- Money of bank transfers that goes back: somebody sends it by hand and says so.
create table transfer_refunds (
  refund_id uuid primary key,
  payment_id uuid not null references payments,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  bank_reference text unique,
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users,
  check ((status = 'pending') = (decided_at is null))
);
create index transfer_refunds_pending on transfer_refunds (refund_id) where status = 'pending';

-- The sandbox asks some cards for a proof of their owner, and tells badly of payments where it was told to.
alter table sandbox_intents drop constraint sandbox_intents_status_check,
  add constraint sandbox_intents_status_check
    check (status in ('open', 'challenge', 'processing', 'succeeded', 'failed', 'refunded'));
alter table sandbox_intents add column webhooks text not null default 'usual'
  check (webhooks in ('usual', 'delayed', 'duplicated', 'reordered', 'dropped', 'forged'));
