-- Who changes their name and takes it back within a week has had it all along.
alter table users
  add column former_skeleton text,
  add column former_name_since timestamptz;

create or replace function users_note_name() returns trigger language plpgsql as $$
declare
  is_back boolean := qeema_skeleton(new.name) = old.former_skeleton and now() < old.name_since + interval '7 days';
begin
  new.name_since := case when is_back then old.former_name_since else now() end;
  -- Of a deleted account nothing is left that says what it was called.
  new.former_skeleton := case when new.status <> 'deleted' then old.name_skeleton end;
  new.former_name_since := case when new.status <> 'deleted' then old.name_since end;
  return new;
end $$;
