-- The person on the documents, as the member states it. Null: sent before this was asked for.
alter table identity_checks
  add column latin_name text check (char_length(latin_name) <= 70),
  add column arabic_name text check (char_length(arabic_name) <= 560),
  add column date_of_birth date check (date_of_birth >= date '1900-01-01'),
  add column country text check (country ~ '^[A-Z]{2}$'),
  add check (num_nonnulls(latin_name, arabic_name, date_of_birth, country) in (0, 4));

-- A decision never changes into another one, but it can be undone: then the check waits for review again.
drop trigger identity_checks_stand on identity_checks;
create trigger identity_checks_stand before update on identity_checks for each row
  when ((old.status <> 'submitted' and new.status <> 'submitted')
    or (old.id, old.user_id, old.submitted_at, old.latin_name, old.arabic_name, old.date_of_birth, old.country)
      is distinct from
      (new.id, new.user_id, new.submitted_at, new.latin_name, new.arabic_name, new.date_of_birth, new.country))
  execute function identity_check_stands();
