-- What creators write to those who have their courses (decision 066). An operator who looks at a reported one keeps it
-- or takes its words out.
create table course_messages (
  id uuid primary key,
  product_id uuid not null references products,
  sender_id uuid not null references users,
  -- null: to all; else to those who did nothing for so many days
  stopped_days int check (stopped_days > 0),
  body text not null,
  readers_count int not null,
  sent_at timestamptz not null,
  judged_at timestamptz,
  removed_at timestamptz
);
create index course_messages_product on course_messages (product_id, id desc);
create index course_messages_sender on course_messages (sender_id);

create table course_message_readers (
  message_id uuid not null references course_messages on delete cascade,
  entitlement_id uuid not null references entitlements,
  primary key (entitlement_id, message_id)
);
create index course_message_readers_message on course_message_readers (message_id);

create table course_message_reports (
  message_id uuid not null references course_messages on delete cascade,
  reporter_id uuid not null references users,
  reported_at timestamptz not null,
  primary key (message_id, reporter_id)
);
create index course_message_reports_reporter on course_message_reports (reporter_id);
