-- Orders, payments, entitlements and the double-entry ledger. Amounts are integers in minor units.
create table carts (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  updated_at timestamptz not null default now()
);
create table cart_lines (
  cart_id uuid not null references carts on delete cascade,
  product_id uuid not null references products on delete cascade,
  id uuid not null,
  primary key (cart_id, product_id)
);

create table orders (
  id uuid primary key,
  buyer_id uuid not null references users,
  status text not null default 'awaiting_payment'
    check (status in ('awaiting_payment', 'paid', 'partly_refunded', 'refunded', 'expired', 'cancelled')),
  currency text not null,
  total_amount bigint not null check (total_amount >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  paid_at timestamptz
);
create index orders_buyer on orders (buyer_id, id desc);
create index orders_expiring on orders (expires_at) where status = 'awaiting_payment';

-- A line keeps what was agreed: price, fee, share and refund policy at the moment of the order.
create table order_lines (
  id uuid primary key,
  order_id uuid not null references orders,
  kind text not null check (kind in ('product', 'post', 'tip')),
  product_id uuid references products,
  post_id uuid references posts,
  seller_id uuid not null references users,
  title text not null,
  amount bigint not null check (amount >= 0),
  fee_bps int not null check (fee_bps between 0 and 10000),
  fee_amount bigint not null check (fee_amount >= 0 and fee_amount <= amount),
  refund_days int not null,
  product_version int
);
create index order_lines_order on order_lines (order_id);
create index order_lines_seller on order_lines (seller_id, id desc);

create table payments (
  id uuid primary key,
  order_id uuid not null references orders,
  gateway text not null,
  gateway_ref text,
  page_url text,
  amount bigint not null check (amount >= 0),
  currency text not null,
  status text not null default 'created' check (status in ('created', 'requires_action', 'processing', 'succeeded', 'failed',
    'awaiting_transfer', 'receipt_submitted', 'rejected', 'quarantined', 'returned')),
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index payments_gateway_ref on payments (gateway, gateway_ref);
create unique index payments_one_kept on payments (order_id) where status = 'succeeded';
create index payments_order on payments (order_id);
create index payments_open on payments (created_at) where status in ('created', 'requires_action', 'processing');

create table inbound_events (
  id uuid primary key,
  source text not null,
  external_id text not null,
  type text not null,
  body text not null,
  status text not null default 'received' check (status in ('received', 'handled', 'dead')),
  attempts int not null default 0,
  error text,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  unique (source, external_id)
);

-- What the sandbox gateway itself remembers, as a real provider would on its own machines.
create table sandbox_intents (
  id text primary key,
  reference uuid not null unique,
  amount bigint not null,
  currency text not null,
  description text not null,
  return_url text not null,
  status text not null default 'open' check (status in ('open', 'processing', 'succeeded', 'failed', 'refunded')),
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table entitlements (
  id uuid primary key,
  holder_id uuid not null references users,
  product_id uuid references products,
  post_id uuid references posts,
  order_line_id uuid unique references order_lines,
  status text not null default 'active' check (status in ('active', 'suspended', 'revoked')),
  downloads_count int not null default 0,
  granted_at timestamptz not null default now(),
  check (num_nonnulls(product_id, post_id) = 1)
);
create unique index entitlements_product on entitlements (holder_id, product_id) where status = 'active' and product_id is not null;
create unique index entitlements_post on entitlements (holder_id, post_id) where status = 'active' and post_id is not null;
create index entitlements_holder on entitlements (holder_id, id desc);

-- The ledger. Credits are positive: what the house owes a seller is a positive balance, money at a gateway a negative one.
create table ledger_accounts (
  id uuid primary key,
  owner_id uuid references users,
  kind text not null check (kind in ('cash', 'clearing', 'pending', 'available', 'reserved', 'receivable', 'fees', 'pool')),
  currency text not null,
  balance bigint not null default 0,
  unique nulls not distinct (owner_id, kind, currency),
  -- what belongs to a person never goes below zero; debts stand in a receivable account
  check (kind not in ('pending', 'available', 'reserved') or balance >= 0)
);

create table journals (
  id uuid primary key,
  seq bigint generated always as identity unique,
  kind text not null,
  ref text not null,
  -- the transaction that wrote it: postings may join it in no other
  txid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  unique (kind, ref)
);

create table postings (
  id bigint generated always as identity primary key,
  journal_id uuid not null references journals,
  account_id uuid not null references ledger_accounts,
  amount bigint not null check (amount <> 0),
  currency text not null,
  order_line_id uuid references order_lines
);
create index postings_account on postings (account_id, id desc);
create index postings_journal on postings (journal_id);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation';
end $$;
create trigger postings_append_only before update or delete on postings for each row execute function ledger_refuse_change();
create trigger postings_no_truncate before truncate on postings execute function ledger_refuse_change();
create trigger journals_append_only before update or delete on journals for each row execute function ledger_refuse_change();
create trigger journals_no_truncate before truncate on journals execute function ledger_refuse_change();

create function ledger_apply_posting() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount where id = new.account_id and currency = new.currency;
  if not found then
    raise exception 'posting in a currency that is not its account''s' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger postings_apply after insert on postings for each row execute function ledger_apply_posting();

-- Checked at commit: a journal has at least two postings and sums to zero in each currency.
create function ledger_check_journal() returns trigger language plpgsql as $$
begin
  if (select count(*) < 2 from postings where journal_id = new.id)
    or exists (select 1 from postings where journal_id = new.id group by currency having sum(amount) <> 0) then
    raise exception 'journal % does not balance', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger journals_balance after insert on journals deferrable initially deferred
  for each row execute function ledger_check_journal();

-- Postings may only join a journal of their own transaction, or the check above could be passed by.
create function ledger_same_transaction() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from journals where id = new.journal_id and txid = pg_current_xact_id()) then
    raise exception 'a posting must be written with its journal' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger postings_with_journal before insert on postings for each row execute function ledger_same_transaction();

-- A sale's net waits here until its hold is over.
create table holds (
  order_line_id uuid primary key references order_lines,
  owner_id uuid not null references users,
  amount bigint not null check (amount > 0),
  currency text not null,
  release_at timestamptz not null,
  released_at timestamptz
);
create index holds_due on holds (release_at) where released_at is null;

create table payouts (
  id uuid primary key,
  user_id uuid not null references users,
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null default 'pending' check (status in ('pending', 'in_progress', 'transferred', 'failed')),
  failure text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index payouts_one_open on payouts (user_id) where status in ('pending', 'in_progress');
create index payouts_user on payouts (user_id, id desc);
