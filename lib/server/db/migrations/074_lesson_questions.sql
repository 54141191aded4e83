-- Questions under a lesson are comments, with it as their subject (decision 065).
alter table comments add column lesson_id uuid references course_lessons on delete cascade;
alter table comments drop constraint comments_check,
  add constraint comments_check check (num_nonnulls(post_id, product_id, lesson_id) = 1);
create index comments_lesson on comments (lesson_id, id desc) where lesson_id is not null and parent_id is null;
alter table course_lessons add column comments_count int not null default 0;

-- The lesson that a notice is about.
alter table notifications add column lesson_id uuid references course_lessons on delete cascade;
create index notifications_lesson on notifications (lesson_id) where lesson_id is not null;
