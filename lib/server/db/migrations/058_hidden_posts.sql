-- Posts that an operator hid, and why. Buyers of a hidden paid post lose access and get their money back.
create table hidden_posts (
  id uuid primary key,
  post_id uuid not null references posts on delete cascade,
  reason text not null check (char_length(reason) between 1 and 1000),
  -- the post's status before
  was text not null check (was in ('published', 'deleted')),
  hidden_by uuid not null references users,
  hidden_at timestamptz not null,
  shown_by uuid references users,
  shown_at timestamptz,
  check ((shown_by is null) = (shown_at is null))
);
create unique index hidden_posts_now on hidden_posts (post_id) where shown_at is null;
create index hidden_posts_newest on hidden_posts (id desc) where shown_at is null;
create index hidden_posts_post on hidden_posts (post_id);

alter table order_lines drop constraint order_lines_ended_for_check;
alter table order_lines add constraint order_lines_ended_for_check
  check (ended_for in ('seller', 'buyer', 'not_given', 'moderation')) not valid;
alter table order_lines validate constraint order_lines_ended_for_check;
