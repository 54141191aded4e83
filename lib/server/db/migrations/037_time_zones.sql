-- Where a member's clock stands, as their browser says (IANA, such as Asia/Riyadh); null until one has said so.
alter table users add column time_zone text check (char_length(time_zone) between 1 and 64);
