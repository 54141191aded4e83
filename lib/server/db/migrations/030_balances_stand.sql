-- A running balance is the sum of its postings and moves by them alone: their trigger, one level deeper, may write it, a
-- statement of its own may not. Whose account it is never changes.
create function ledger_account_stands() returns trigger language plpgsql as $$
begin
  raise exception 'a balance moves by postings only' using errcode = 'restrict_violation';
end $$;
create trigger ledger_accounts_open_empty before insert on ledger_accounts for each row
  when (new.balance <> 0) execute function ledger_account_stands();
create trigger ledger_accounts_move before update on ledger_accounts for each row
  when (pg_trigger_depth() = 0
    or (old.id, old.owner_id, old.kind, old.currency) is distinct from (new.id, new.owner_id, new.kind, new.currency))
  execute function ledger_account_stands();
create trigger ledger_accounts_no_delete before delete on ledger_accounts for each row
  execute function ledger_account_stands();
create trigger ledger_accounts_no_truncate before truncate on ledger_accounts execute function ledger_account_stands();

-- What was given back of a line stays written, as the refund or dispute does that it belongs to.
create trigger refund_lines_no_delete before delete on refund_lines for each row execute function reversal_stands('refund');
create trigger dispute_lines_no_delete before delete on dispute_lines for each row execute function reversal_stands('dispute');
create trigger refund_lines_no_truncate before truncate on refund_lines execute function reversal_stands('refund');
create trigger dispute_lines_no_truncate before truncate on dispute_lines execute function reversal_stands('dispute');
