-- A deleted account may be owed money, and its owner may have had a phone number and no e-mail address. Operators find it by
-- what somebody says was theirs.
alter table users add column claim_phone_hash text;
create index users_claim on users (claim_hash) where claim_hash is not null;
create index users_claim_phone on users (claim_phone_hash) where claim_phone_hash is not null;
