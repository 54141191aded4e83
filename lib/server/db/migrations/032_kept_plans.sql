-- One row after the other: of a list, whose length may be any, PostgreSQL plans anew each time, longer than it then acts.
create or replace function count_new_actors(groups uuid[]) returns int language plpgsql strict as $$
declare
  one uuid;
begin
  foreach one in array groups loop
    update notifications set actors_count = actors_count + 1 where id = one;
  end loop;
  return cardinality(groups);
end $$;

-- What no payment has costs no entry: hardly any has a second name.
drop index payments_gateway_alias;
create unique index payments_gateway_alias on payments (gateway, gateway_alias) where gateway_alias is not null;
-- Keys are kept in the order in which they came.
drop index idempotency_keys_old;
create index idempotency_keys_old on idempotency_keys using brin (created_at);
-- A group that somebody joins is written twice in a moment: the second time beside the first, and in no index.
alter table notifications set (fillfactor = 80);
