-- Lengths are counted as readers count them, by the contract: a letter with its harakat is one. Here only room for four code
-- points a letter is held.
alter table users
  drop constraint users_name_check, add constraint users_name_check check (char_length(name) between 1 and 320),
  drop constraint users_headline_check, add constraint users_headline_check check (char_length(headline) <= 480),
  drop constraint users_bio_check, add constraint users_bio_check check (char_length(bio) <= 2400),
  drop constraint users_city_length, add constraint users_city_length check (char_length(city) <= 320);
alter table products
  drop constraint products_title_check, add constraint products_title_check check (char_length(title) between 1 and 480),
  drop constraint products_description_check,
  add constraint products_description_check check (char_length(description) <= 32000);
alter table posts drop constraint posts_text_check, add constraint posts_text_check check (char_length(text) <= 20000);
alter table comments
  drop constraint comments_text_check, add constraint comments_text_check check (char_length(text) between 1 and 8000);
alter table evaluations
  drop constraint evaluations_text_check, add constraint evaluations_text_check check (char_length(text) <= 8000);
alter table transfer_receipts
  drop constraint transfer_receipts_note_check,
  add constraint transfer_receipts_note_check check (char_length(note) <= 2000);
alter table identity_checks
  drop constraint identity_checks_note_check,
  add constraint identity_checks_note_check check (char_length(note) <= 2000);
alter table suspensions
  drop constraint suspensions_reason_check,
  add constraint suspensions_reason_check check (char_length(reason) between 1 and 4000);
alter table refunds
  drop constraint refunds_note_check, add constraint refunds_note_check check (char_length(note) <= 4000),
  drop constraint refunds_answer_check, add constraint refunds_answer_check check (char_length(answer) <= 4000);
alter table payouts
  drop constraint payouts_note_check, add constraint payouts_note_check check (char_length(note) <= 4000);
