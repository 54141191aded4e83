-- Tries to pay by card, as far as limits need them. A job forgets them after eight days.
create table card_tries (
  id uuid primary key,
  -- what makes it one try: the payment, where its page takes one card; else the gateway's event
  ref text not null unique,
  payment_id uuid not null references payments,
  payer_id uuid not null references users,
  -- keyed hashes of the network address and of the gateway's name for the card; null where they are not known
  address text,
  card text,
  -- asked: the bank has not answered yet; proving: it asked for a proof; void: the gateway could not ask it
  state text not null check (state in ('asked', 'proving', 'refused', 'passed', 'void')),
  reason text,
  asked_at timestamptz not null,
  decided_at timestamptz
);
create index card_tries_payer on card_tries (payer_id, asked_at);
create index card_tries_address on card_tries (address, asked_at) where address is not null;
create index card_tries_payment on card_tries (payment_id);
create index card_tries_refused on card_tries (decided_at) where state = 'refused';
create index card_tries_old on card_tries (asked_at);

-- When operators were notified of many refusals.
create table card_alarms (
  told_at timestamptz primary key,
  refusals int not null
);

-- Whether the gateway is asked for a proof of the card's owner (3-D Secure): decided once, when the payment begins.
alter table payments add column asks_proof boolean not null default false;
alter table sandbox_intents
  add column asks_proof boolean not null default false,
  -- what the gateway calls the card
  add column card text,
  -- what follows once the owner has proved who they are
  add column after_proof sandbox_status not null default 'succeeded';
