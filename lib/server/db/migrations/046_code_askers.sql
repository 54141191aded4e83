-- A sign-in code belongs to the browser that asked for it: what others ask for and try with the same number neither ends
-- it nor counts against it. `asker` is the hash of a secret in that browser's cookie, and '' for a change, where the
-- account says whose it is. Who brings no cookie is known by the network address that asked.
alter table one_time_codes
  add column asker text not null default '',
  add column address text not null default '',
  drop constraint one_time_codes_purpose_phone_user_id_key,
  add constraint one_time_codes_one_each unique nulls not distinct (purpose, phone, user_id, asker);
