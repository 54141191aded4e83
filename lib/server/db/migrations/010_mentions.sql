-- Who is named with @handle in a post or comment, found when the text is written: [{"_id": user, "handle": "…"}].
alter table posts add column mentions jsonb not null default '[]';
alter table comments add column mentions jsonb not null default '[]';

-- What is taken back (a reaction, a follow, a comment, a post) takes the notifications of its group with it.
create index notifications_of_group on notifications (group_key, user_id);
