-- Money that goes back: refunds, which the house begins, and disputes, which a buyer's bank begins.
create table refunds (
  id uuid primary key,
  payment_id uuid not null references payments,
  order_id uuid not null references orders,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- not_needed: paid a second time. at_gateway: begun at the gateway's own console
  reason text not null check (reason in ('changed_mind', 'not_as_described', 'does_not_work', 'by_mistake', 'other',
    'goodwill', 'not_needed', 'at_gateway')),
  note text not null default '' check (length(note) <= 1000),
  -- null where nobody asked: the house gives back what was not needed, and the gateway may begin one by itself
  asked_by uuid references users,
  -- requested waits for the seller or the operator; granted is in the books and on its way to the buyer
  status text not null check (status in ('requested', 'granted', 'succeeded', 'failed', 'declined')),
  decided_by uuid references users,
  decided_at timestamptz,
  answer text not null default '' check (length(answer) <= 1000),
  -- the gateway's own name of a refund that began there
  gateway_ref text,
  failure text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((status = 'requested') = (decided_at is null))
);
create index refunds_payment on refunds (payment_id);
create index refunds_order on refunds (order_id);
create unique index refunds_gateway_ref on refunds (payment_id, gateway_ref);
create index refunds_queue on refunds (id desc) where status in ('requested', 'failed');
create index refunds_on_their_way on refunds (updated_at) where status = 'granted';

-- Of which lines; none where nothing was sold by the payment.
create table refund_lines (
  refund_id uuid not null references refunds,
  order_line_id uuid not null references order_lines,
  amount bigint not null check (amount > 0),
  primary key (refund_id, order_line_id)
);
create index refund_lines_line on refund_lines (order_line_id);

create table disputes (
  id uuid primary key,
  payment_id uuid not null references payments,
  order_id uuid not null references orders,
  gateway text not null,
  gateway_ref text not null,
  -- what the gateway took; its lines are what of it was not given back before
  amount bigint not null check (amount > 0),
  currency text not null,
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (gateway, gateway_ref),
  check ((status = 'open') = (closed_at is null))
);
create index disputes_payment on disputes (payment_id);
create index disputes_order on disputes (order_id);

create table dispute_lines (
  dispute_id uuid not null references disputes,
  order_line_id uuid not null references order_lines,
  amount bigint not null check (amount > 0),
  primary key (dispute_id, order_line_id)
);
create index dispute_lines_line on dispute_lines (order_line_id);

-- What was asked stands; a state only moves on.
create function reversal_stands() returns trigger language plpgsql as $$
begin
  raise exception 'a % moves on, and is not told otherwise', tg_argv[0] using errcode = 'restrict_violation';
end $$;
create trigger refunds_moves before update on refunds for each row
  when ((old.id, old.payment_id, old.order_id, old.currency, old.reason, old.asked_by, old.created_at)
      is distinct from (new.id, new.payment_id, new.order_id, new.currency, new.reason, new.asked_by, new.created_at)
    or (old.status <> 'requested' and old.amount <> new.amount)
    or (old.status <> new.status and (old.status, new.status) not in (('requested', 'granted'), ('requested', 'declined'),
      ('granted', 'succeeded'), ('granted', 'failed'), ('succeeded', 'failed'))))
  execute function reversal_stands('refund');
create trigger refunds_no_delete before delete on refunds for each row execute function reversal_stands('refund');
create trigger disputes_moves before update on disputes for each row
  when ((old.id, old.payment_id, old.order_id, old.gateway, old.gateway_ref, old.amount, old.currency, old.opened_at)
      is distinct from
      (new.id, new.payment_id, new.order_id, new.gateway, new.gateway_ref, new.amount, new.currency, new.opened_at)
    or (old.status <> new.status and old.status <> 'open'))
  execute function reversal_stands('dispute');
create trigger disputes_no_delete before delete on disputes for each row execute function reversal_stands('dispute');

-- Refunded + disputed is never more than was captured, neither of a payment nor of a line. One after the other: each waits
-- here for the one before it, and then sees what that one wrote (READ COMMITTED).
create function reversals_fit(paid uuid) returns void language plpgsql as $$
declare
  payment record;
begin
  select id, order_id, amount, status into payment from payments where id = paid for no key update;
  if payment.status not in ('succeeded', 'returned') and exists (
    select from refunds where payment_id = paid and status in ('granted', 'succeeded')) then
    raise exception 'payment % took nothing that could be given back', paid
      using errcode = 'check_violation', constraint = 'reversals_of_what_was_captured';
  end if;
  if payment.amount <
    (select coalesce(sum(amount), 0) from refunds where payment_id = paid and status in ('granted', 'succeeded'))
    + (select coalesce(sum(l.amount), 0) from disputes d join dispute_lines l on l.dispute_id = d.id
      where d.payment_id = paid and d.status in ('open', 'lost')) then
    raise exception 'more is given back than payment % brought', paid
      using errcode = 'check_violation', constraint = 'reversals_fit_payment';
  end if;
  if exists (
    select from (
      select l.order_line_id, l.amount from refunds r join refund_lines l on l.refund_id = r.id
      where r.payment_id = paid and r.status in ('granted', 'succeeded')
      union all
      select l.order_line_id, l.amount from disputes d join dispute_lines l on l.dispute_id = d.id
      where d.payment_id = paid and d.status in ('open', 'lost')) back
    left join order_lines o on o.id = back.order_line_id and o.order_id = payment.order_id
    group by back.order_line_id, o.amount having o.amount is null or sum(back.amount) > o.amount) then
    raise exception 'more is given back than a line of payment % cost', paid
      using errcode = 'check_violation', constraint = 'reversals_fit_lines';
  end if;
  if exists (
    select from refunds r left join refund_lines l on l.refund_id = r.id
    where r.payment_id = paid and r.status in ('granted', 'succeeded')
    group by r.id having sum(l.amount) <> r.amount or (payment.status = 'succeeded') <> (count(l.amount) > 0)) then
    raise exception 'a refund of payment % is not the sum of its lines', paid
      using errcode = 'check_violation', constraint = 'reversals_sum';
  end if;
end $$;
create function reversals_fit_after_row() returns trigger language plpgsql as $$
begin
  perform reversals_fit(new.payment_id);
  return null;
end $$;
create function reversals_fit_after_line() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'refund_lines' then
    perform reversals_fit((select payment_id from refunds where id = new.refund_id));
  else
    perform reversals_fit((select payment_id from disputes where id = new.dispute_id));
  end if;
  return null;
end $$;
create constraint trigger refunds_fit after insert or update on refunds deferrable initially deferred
  for each row execute function reversals_fit_after_row();
create constraint trigger disputes_fit after insert or update on disputes deferrable initially deferred
  for each row execute function reversals_fit_after_row();
create constraint trigger refund_lines_fit after insert or update on refund_lines deferrable initially deferred
  for each row execute function reversals_fit_after_line();
create constraint trigger dispute_lines_fit after insert or update on dispute_lines deferrable initially deferred
  for each row execute function reversals_fit_after_line();

-- A hold shrinks with what is given back of its line; what the line brought its owner at first stays known.
alter table holds add column earned bigint;
update holds set earned = amount;
alter table holds alter column earned set not null;
alter table holds drop constraint holds_amount_check, add check (amount between 0 and earned);
create function holds_earned() returns trigger language plpgsql as $$
begin
  new.earned := coalesce(new.earned, new.amount);
  return new;
end $$;
create trigger holds_earned before insert on holds for each row execute function holds_earned();

-- Which of its files a buyer has taken: whether a purchase was used before it is given back.
create table entitlement_downloads (
  entitlement_id uuid not null references entitlements on delete cascade,
  product_file_id uuid not null references product_files on delete cascade,
  first_at timestamptz not null,
  primary key (entitlement_id, product_file_id)
);

-- What the sandbox remembers of refunds and disputes, as a provider would.
alter table sandbox_intents add column on_refund text not null default 'succeed'
  check (on_refund in ('succeed', 'late', 'fail'));
create table sandbox_refunds (
  id uuid primary key,
  intent_id text not null references sandbox_intents,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  failure text,
  created_at timestamptz not null
);
create index sandbox_refunds_intent on sandbox_refunds (intent_id);
create table sandbox_disputes (
  id text primary key,
  intent_id text not null references sandbox_intents,
  amount bigint not null check (amount > 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  created_at timestamptz not null
);
create index sandbox_disputes_intent on sandbox_disputes (intent_id);

-- A rating whose purchase was given back is left out.
alter table evaluations drop constraint evaluations_status_check,
  add constraint evaluations_status_check check (status in ('visible', 'hidden', 'reversed'));

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('follow', 'reaction', 'comment', 'reply',
  'mention', 'share', 'evaluation', 'sale', 'purchase', 'payout', 'system', 'company_invited', 'company_accepted',
  'company_declined', 'company_left', 'company_share', 'company_ended', 'refund_asked', 'refund_granted',
  'refund_declined', 'refund_failed', 'sale_refunded', 'dispute_opened', 'dispute_won', 'dispute_lost'));
