-- When an operator looked at a report. Those that wait have an index: the console counts them on each of its pages.
alter table course_message_reports add column judged_at timestamptz;
update course_message_reports c set judged_at = m.judged_at from course_messages m
where m.id = c.message_id and c.reported_at <= m.judged_at;
create index course_message_reports_wait on course_message_reports (message_id) where judged_at is null;

alter table comment_reports add column judged_at timestamptz;
update comment_reports r set judged_at = c.judged_at from comments c
where c.id = r.comment_id and r.reported_at <= c.judged_at;
create index comment_reports_wait on comment_reports (comment_id) where judged_at is null;
