-- The second step of adding events to groups of notifications, taken within the statement that adds them: a statement cannot
-- change a row that it has just written itself, a function that it calls can.
create function count_new_actors(groups uuid[]) returns int language plpgsql strict as $$
declare counted int;
begin
  update notifications set actors_count = actors_count + 1 where id = any (groups);
  get diagnostics counted = row_count;
  return counted;
end $$;
