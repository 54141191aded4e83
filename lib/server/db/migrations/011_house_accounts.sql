-- The house's own accounts (clearing, fees, pool) keep no running balance: every sale would wait for their rows until
-- the one before it has committed. Theirs is summed from the postings by whoever asks; a person's is kept by the database,
-- as it may never go below zero.
alter table ledger_accounts alter column balance drop default, alter column balance drop not null;
update ledger_accounts set balance = null where owner_id is null;
alter table ledger_accounts add check ((owner_id is null) = (balance is null));

create or replace function ledger_apply_posting() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount where id = new.account_id and owner_id is not null;
  return null;
end $$;

-- A posting is in the currency of its account.
alter table ledger_accounts add unique (id, currency);
alter table postings drop constraint postings_account_id_fkey,
  add foreign key (account_id, currency) references ledger_accounts (id, currency);
