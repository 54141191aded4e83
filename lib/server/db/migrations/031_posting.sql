-- Journals are posted by a function: its accounts are found one by one, by their index, or opened, and another transaction's,
-- opened at the same time, are seen by its next statement.
create function post_journals(
  -- of each journal
  ids uuid[], kinds text[], refs text[], at timestamptz,
  -- of each posting
  journal_ids uuid[], owner_ids uuid[], account_kinds text[], currencies text[], amounts bigint[], line_ids uuid[]
) returns uuid[] language plpgsql as $$
declare
  accounts uuid[];
  written uuid[];
begin
  for attempt in 1..2 loop
    select array_agg(a.id order by t.n) into accounts
    from unnest(owner_ids, account_kinds, currencies) with ordinality as t (owner_id, kind, currency, n)
    left join lateral (
      -- An owner's apart from the house's: what is the same or none reads all there are.
      select l.id from ledger_accounts l
      where l.owner_id = t.owner_id and l.kind = t.kind and l.currency = t.currency
      union all
      select l.id from ledger_accounts l
      where t.owner_id is null and l.owner_id is null and l.kind = t.kind and l.currency = t.currency
      limit 1) a on true;
    exit when array_position(accounts, null) is null;
    insert into ledger_accounts (id, owner_id, kind, currency, balance)
    select gen_random_uuid(), owner_id, kind, currency, case when owner_id is null then null else 0 end
    from (select distinct owner_id, kind, currency
      from unnest(accounts, owner_ids, account_kinds, currencies) as t (account_id, owner_id, kind, currency)
      where account_id is null) missing
    order by owner_id, kind, currency
    on conflict do nothing;
  end loop;

  with made as (
    insert into journals (id, kind, ref, created_at)
    select id, kind, ref, at from unnest(ids, kinds, refs) as t (id, kind, ref)
    on conflict (kind, ref) do nothing returning id)
  select array_agg(id) into written from made;

  -- Always in the order of accounts: two that touch the same never wait for each other in a circle.
  insert into postings (journal_id, account_id, amount, currency, order_line_id)
  select journal_id, account_id, amount, currency, line_id
  from unnest(journal_ids, accounts, amounts, currencies, line_ids) as t (journal_id, account_id, amount, currency, line_id)
  where journal_id = any (written) order by account_id;
  return coalesce(written, '{}');
end $$;

-- What the database holds of postings is looked at once a statement, not three times a row.
drop trigger postings_apply on postings;
drop trigger postings_with_journal on postings;
drop function ledger_apply_posting;
drop function ledger_same_transaction;
create function ledger_take_postings() returns trigger language plpgsql as $$
declare
  moved record;
begin
  for moved in
    select t.account_id, a.owner_id, sum(t.amount) as amount, bool_and(a.is_open is true) as is_open,
      bool_and(j.is_own is true) as is_own
    from added t
    -- One by one: what is joined at once is planned for as many as the session's first statement had.
    left join lateral (
      select true as is_own from journals where id = t.journal_id and txid = pg_current_xact_id() limit 1) j on true
    left join lateral (
      select true as is_open, owner_id from ledger_accounts where id = t.account_id and currency = t.currency limit 1) a on true
    group by t.account_id, a.owner_id order by t.account_id
  loop
    if not moved.is_own then
      raise exception 'a posting must be written with its journal' using errcode = 'restrict_violation';
    end if;
    if not moved.is_open then
      raise exception 'a posting needs an account of its currency' using errcode = 'foreign_key_violation';
    end if;
    if moved.owner_id is not null then
      update ledger_accounts set balance = balance + moved.amount where id = moved.account_id;
    end if;
  end loop;
  return null;
end $$;
create trigger postings_taken after insert on postings referencing new table as added
  for each statement execute function ledger_take_postings();

-- The trigger has seen both, and neither journals nor accounts are ever deleted or changed. A foreign key would lock the rows
-- it looks at: all sales at once those of the house's own accounts.
alter table postings drop constraint postings_journal_id_fkey, drop constraint postings_account_id_currency_fkey;
