-- What proves that somebody holds an e-mail address or a phone number. Only hashes are kept, so that whoever reads the
-- store, or a copy of it, can neither sign in nor reset a password.

-- Links in letters, and the ticket that a right code is exchanged for: each redeemed once, by one UPDATE.
create table one_time_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('verify_email', 'reset_password', 'change_email', 'phone_ticket')),
  -- none for a ticket: its number may belong to nobody yet
  user_id uuid references users on delete cascade,
  -- the address or number that its holder has shown to be theirs
  target text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((user_id is null) = (purpose = 'phone_ticket'))
);
create index one_time_tokens_user on one_time_tokens (user_id, purpose);
create index one_time_tokens_old on one_time_tokens (expires_at);

-- Codes of six digits. One of a purpose lives per number (and, for a change, per account): the next takes its place.
create table one_time_codes (
  purpose text not null check (purpose in ('phone_sign_in', 'change_phone')),
  phone text not null,
  user_id uuid references users on delete cascade,
  hash text not null,
  tries int not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((user_id is null) = (purpose = 'phone_sign_in')),
  unique nulls not distinct (purpose, phone, user_id)
);
create index one_time_codes_user on one_time_codes (user_id);
create index one_time_codes_old on one_time_codes (expires_at);

-- When something was sent to a number or an e-mail address, or at the wish of a network address: the last hour's times.
create table code_sends (
  key text primary key,
  sent timestamptz[] not null,
  last_sent timestamptz not null
);
create index code_sends_old on code_sends (last_sent);

alter table users add constraint users_phone_e164 check (phone ~ '^\+[1-9][0-9]{6,14}$');
