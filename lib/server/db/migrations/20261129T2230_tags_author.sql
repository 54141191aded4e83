-- Posts with a tag by the people that a member follows: each author's tags are looked up, and not all of their posts.
alter table post_tags add author_id uuid references users;
update post_tags t set author_id = p.author_id from posts p where p.id = t.post_id;
alter table post_tags alter author_id set not null;
create index post_tags_author on post_tags (author_id, tag_fold, post_id);
