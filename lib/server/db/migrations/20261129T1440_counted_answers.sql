-- The answers to a comment are counted for each reader, so they have no counter (decision 018).
alter table comments drop column replies_count;

-- Where a member has commented: read when somebody blocks them, or their account changes.
create index comments_author on comments (author_id, post_id) where status = 'visible';
