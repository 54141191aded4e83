-- Where a member has commented: read when somebody blocks them, and in pieces when their account changes.
create index comments_author on comments (author_id, (coalesce(post_id, product_id, lesson_id)));
