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
