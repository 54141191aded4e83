create index user_search_lexemes on user_search using gin (lexemes) with (fastupdate = off);
alter table user_search alter column lexemes set not null;
