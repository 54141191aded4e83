-- Payouts by members' own accounts at a gateway, beside the bank's.

-- What is known of such an account: why the gateway pays nothing to it, and in which currencies it is paid.
alter table connected_accounts
  add column restriction text check (restriction in ('asked', 'review', 'refused')),
  add column currencies text[] not null default '{}';

-- Of an account at the gateway nothing is kept here but its name there.
alter table payout_methods
  drop constraint payout_methods_type_check,
  alter column country drop not null,
  alter column last_four drop not null,
  alter column details drop not null,
  alter column fingerprint drop not null,
  add column account_ref text,
  add constraint payout_methods_type_check check (type in ('wire-transfer', 'connected-account')),
  add check (num_nonnulls(country, last_four, details, fingerprint) = case type when 'wire-transfer' then 4 else 0 end),
  add check ((type = 'connected-account') = (account_ref is not null));
create unique index payout_methods_connected on payout_methods (user_id)
  where type = 'connected-account' and status <> 'retired';
create or replace trigger payout_methods_stand before update on payout_methods for each row
  when ((old.id, old.user_id, old.type, old.country, old.last_four, old.account_ref, old.usable_at, old.created_at)
      is distinct from
      (new.id, new.user_id, new.type, new.country, new.last_four, new.account_ref, new.usable_at, new.created_at)
    or (old.status = 'retired' and new.status <> 'retired')
    or ((old.status = 'retired' or old.fingerprint is distinct from new.fingerprint)
      and sealed_anew(old.details, new.details) is not true))
  execute function payout_stands('payout method');

alter table payouts
  add column method_type text not null default 'wire-transfer'
    check (method_type in ('wire-transfer', 'connected-account')),
  -- the account at the gateway that it goes to, as it was when it was asked for
  add column account_ref text,
  -- an operator had it sent
  add column send_asked_by uuid references users,
  add column send_asked_at timestamptz,
  -- the gateway was asked so often, and since it was to be sent last then: from then on only its answer ends the payout
  add column send_tried_at timestamptz,
  add column send_tries int not null default 0,
  -- how often the house's own balance at the gateway did not suffice: the next try is another one to the gateway
  add column send_round int not null default 0,
  add column send_error text check (send_error in ('house_balance', 'no_answer')),
  -- of what was transferred, what the gateway took back, and what of it the payee was given again
  add column reversed_amount bigint not null default 0,
  add column restored_amount bigint not null default 0,
  add check (account_ref is null or method_type = 'connected-account'),
  add check (batch_id is null or method_type = 'wire-transfer'),
  add check (send_asked_at is null or method_type = 'connected-account'),
  add check ((send_asked_at is null) = (send_asked_by is null)),
  add check (send_tried_at is null or (send_asked_at is not null and send_tries > 0) or status in ('transferred', 'failed')),
  -- what goes by the gateway is transferred by its word only
  add check (method_type = 'wire-transfer' or status <> 'transferred' or (send_tries > 0 and reference is not null)),
  add check (reversed_amount = 0 or (method_type = 'connected-account' and send_tries > 0)),
  add check (restored_amount between 0 and reversed_amount and reversed_amount <= amount);
create index payouts_sending on payouts (send_tried_at) where status = 'in_progress' and send_asked_at is not null;
create index payouts_partly_back on payouts (id) where reversed_amount > restored_amount;

-- What an operator writes down as sent back by the bank has their name; what the gateway took back has none.
do $$
declare name text;
begin
  for name in select conname from pg_constraint
    where conrelid = 'payouts'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%returned_by%'
  loop execute format('alter table payouts drop constraint %I', name);
  end loop;
end $$;
alter table payouts
  add check (returned_by is null or returned_at is not null),
  add check (returned_at is null or returned_by is not null or method_type = 'connected-account');

create or replace trigger payouts_move before update on payouts for each row
  when ((old.id, old.user_id, old.number, old.amount, old.currency, old.origin, old.created_at, old.method_type)
      is distinct from
      (new.id, new.user_id, new.number, new.amount, new.currency, new.origin, new.created_at, new.method_type)
    or (new.method_snapshot is not null and old.method_snapshot is distinct from new.method_snapshot
      and sealed_anew(old.method_snapshot, new.method_snapshot) is not true)
    or (new.account_ref is not null and old.account_ref is distinct from new.account_ref)
    or new.send_tries < old.send_tries or new.reversed_amount < old.reversed_amount
    or new.restored_amount < old.restored_amount
    or (old.status <> new.status and (old.status, new.status) not in (('pending', 'in_progress'), ('pending', 'failed'),
      ('in_progress', 'transferred'), ('in_progress', 'failed'), ('transferred', 'failed')))
    or (old.returned_at is distinct from new.returned_at)
      <> ((old.status, new.status) = ('transferred', 'failed')))
  execute function payout_stands('payout');
