-- Without a list of what is still to be entered, which each search would read from end to end.
create index post_search_lexemes on post_search using gin (lexemes) with (fastupdate = off);
create index product_search_lexemes on product_search using gin (lexemes) with (fastupdate = off);
alter table post_search alter column lexemes set not null;
alter table product_search alter column lexemes set not null;
