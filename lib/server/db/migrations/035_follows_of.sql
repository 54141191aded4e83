-- Whom somebody follows is read from the index alone: suggestions ask it of two hundred people at once.
drop index follows_follower;
create unique index follows_follower on follows (follower_id, id desc) include (followee_id);
