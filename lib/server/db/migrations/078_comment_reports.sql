-- Members report comments, and questions under lessons; an operator keeps them or hides them (decision 065). A report
-- waits while it is newer than the last decision.
create table comment_reports (
  comment_id uuid not null references comments on delete cascade,
  reporter_id uuid not null references users,
  reported_at timestamptz not null,
  primary key (comment_id, reporter_id)
);
create index comment_reports_reporter on comment_reports (reporter_id);
alter table comments add column judged_at timestamptz;
create index comments_hidden on comments (id desc) where status = 'hidden';
