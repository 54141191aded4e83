-- Who stands behind a grouped notification, so that somebody who acts twice counts once.
create table notification_actors (
  notification_id uuid not null references notifications on delete cascade,
  actor_id uuid not null references users on delete cascade,
  primary key (notification_id, actor_id)
);
insert into notification_actors (notification_id, actor_id)
  select id, actor_id from notifications where actor_id is not null;
