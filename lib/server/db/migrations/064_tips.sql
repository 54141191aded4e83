-- What payment processors keep of each payment has an account of its own: it is neither the platform's fee nor anybody's.
alter table ledger_accounts drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check check (kind in
    ('cash', 'clearing', 'pending', 'available', 'reserved', 'receivable', 'fees', 'pool', 'costs'));

-- What the gateway kept of a payment, as it reported it; null for payments from before.
alter table payments add column cost_amount bigint check (cost_amount >= 0);

-- The seller is not told who bought it. Operators are.
alter table order_lines add column is_unnamed boolean not null default false;

-- Why earnings stay on hold until an operator has looked at them, however old they are.
alter table holds add column kept_for text check (kept_for in ('large', 'both_ways'));
create index holds_kept on holds (order_line_id) where kept_for is not null;

-- A tip is a line of an order; here is what else belongs to it.
create table tips (
  order_line_id uuid primary key references order_lines,
  payer_id uuid not null references users,
  author_id uuid not null references users,
  -- what it was given for; null for a tip from a profile
  post_id uuid references posts on delete set null,
  amount bigint not null check (amount between 200 and 50000),
  -- who is told the payer's name; operators always are
  named_to text not null check (named_to in ('all', 'author', 'nobody')),
  word text not null default '' check (char_length(word) <= 800),
  created_at timestamptz not null,
  -- the author shows the word to everybody
  shown_at timestamptz,
  thanked_at timestamptz,
  reported_at timestamptz,
  -- an operator has looked at what was reported
  judged_at timestamptz,
  -- an operator has looked at it, and let its money go
  reviewed_at timestamptz
);
create index tips_payer on tips (payer_id, created_at);
create index tips_author on tips (author_id, order_line_id desc);
create index tips_shown on tips (author_id, order_line_id desc) where shown_at is not null;
create index tips_post on tips (post_id) where post_id is not null;
create index tips_reported on tips (order_line_id) where reported_at is not null and judged_at is null;

-- Authors take tips and their words, unless they say otherwise.
create table tip_choices (
  user_id uuid primary key references users on delete cascade,
  takes_tips boolean not null default true,
  takes_words boolean not null default true
);
