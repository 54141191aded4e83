-- Since when somebody has a name that looks as theirs does; none: since the account was made. An old account may take
-- another's name today.
alter table users add column name_since timestamptz;

create function users_note_name() returns trigger language plpgsql as $$
begin
  new.name_since := now();
  return new;
end $$;
create trigger users_name_since before update of name on users for each row
  when (qeema_skeleton(new.name) <> old.name_skeleton) execute function users_note_name();
