-- What comes after a sale: finding it again, transfers that the bank sends back, and test cards for refunds and disputes.

-- The operator finds an order by its short number: the random end of its id.
create index orders_number on orders (right(id::text, 8));

-- Days after it was transferred the bank may send a payout back. Then, and only then, transferred was not the end.
alter table payouts
  add column returned_by uuid references users,
  add column returned_at timestamptz,
  add check ((returned_at is null) = (returned_by is null)),
  add check (returned_at is null or status = 'failed');
drop trigger payouts_move on payouts;
create trigger payouts_move before update on payouts for each row
  when ((old.id, old.user_id, old.number, old.amount, old.currency, old.origin, old.created_at)
      is distinct from (new.id, new.user_id, new.number, new.amount, new.currency, new.origin, new.created_at)
    or (new.method_snapshot is not null and old.method_snapshot is distinct from new.method_snapshot)
    or (old.status <> new.status and (old.status, new.status) not in (('pending', 'in_progress'), ('pending', 'failed'),
      ('in_progress', 'transferred'), ('in_progress', 'failed'), ('transferred', 'failed')))
    or (old.returned_at is distinct from new.returned_at)
      <> ((old.status, new.status) = ('transferred', 'failed')))
  execute function payout_stands('payout');

-- An account that a transfer came back from is paid to again only when its owner says that it is right.
alter table payout_methods add column held_at timestamptz;

-- What a test card does after it was paid by: the buyer's bank takes the payment back, and decides.
alter table sandbox_intents add column on_paid text not null default 'nothing'
  check (on_paid in ('nothing', 'dispute_won', 'dispute_lost'));
