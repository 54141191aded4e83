-- Revenue share: each month a part of the platform's fees goes into a pool, shared by the value others found in what
-- members posted for free. A month is begun once (its row is the lock), computed in one statement, then posted to its
-- members in batches; closed means that all is posted. Months are texts, 2026-10: there is no day or zone to get wrong.
create table revenue_months (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  currency text not null,
  -- the platform's fees of the month, without those that refunds gave back; negative where more was given back
  fees bigint not null,
  -- what months before had given back beyond their fees
  owed bigint not null check (owed <= 0),
  pool_bps int not null check (pool_bps between 0 and 10000),
  -- points and limits as they were: what a report says of how it was computed
  rule jsonb not null,
  added bigint not null check (added >= 0),
  -- stood in the pool, as the month before had nobody to share it with
  left_over bigint not null check (left_over >= 0),
  pool bigint not null check (pool = added + left_over),
  points bigint not null default 0 check (points >= 0),
  members int not null default 0 check (members >= 0),
  begun_by text not null,
  begun_at timestamptz not null,
  closed_at timestamptz check (closed_at >= begun_at)
);

-- What has counted: one actor counts once per post and kind, in whichever month. No reports hang on these rows.
create table revenue_acts (
  post_id uuid not null,
  actor_id uuid not null references users,
  kind text not null check (kind in ('reaction', 'comment', 'save', 'share', 'evaluation')),
  month text not null references revenue_months,
  author_id uuid not null references users,
  points int not null check (points > 0),
  -- of them, those within the month's limit from one actor to one author
  counted int not null check (counted between 0 and points),
  primary key (post_id, actor_id, kind),
  check (actor_id <> author_id)
);
create index revenue_acts_actor on revenue_acts (actor_id);

create table revenue_reports (
  user_id uuid not null references users,
  month text not null references revenue_months,
  points bigint not null check (points >= 0),
  amount bigint not null check (amount >= 0),
  -- of sales of companies that the member has a share of: posted with each sale, told here
  company_amount bigint not null,
  posted_at timestamptz,
  primary key (user_id, month)
);
create index revenue_reports_unposted on revenue_reports (month, user_id) where posted_at is null;

-- A report's lines are written out in full: nothing that is changed or deleted later can change what they say.
create table revenue_lines (
  user_id uuid not null,
  month text not null,
  -- where the line stands, last first: posts from the newest on, then companies
  key text collate "C" not null,
  source text not null check (source in ('reaction', 'comment', 'save', 'share', 'evaluation', 'company')),
  post_id uuid,
  company_id uuid,
  company text,
  product_id uuid,
  title text not null,
  share_bps int,
  count int not null check (count >= 0),
  points int not null check (points >= 0),
  counted int not null check (counted between 0 and points),
  amount bigint not null,
  primary key (user_id, month, key),
  foreign key (user_id, month) references revenue_reports
);

-- How many points all members have in a month that runs; counted anew every few minutes at most.
create table revenue_estimates (
  month text primary key,
  points bigint not null,
  counted_at timestamptz not null
);

create function revenue_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a revenue report never changes' using errcode = 'restrict_violation';
end $$;
create trigger revenue_months_stand before update on revenue_months for each row
  when (old.closed_at is not null or (to_jsonb(old) - '{closed_at,points,members}'::text[])
    is distinct from (to_jsonb(new) - '{closed_at,points,members}'::text[]))
  execute function revenue_refuse_change();
create trigger revenue_months_no_delete before delete on revenue_months
  for each row execute function revenue_refuse_change();
create trigger revenue_reports_stand before update on revenue_reports for each row
  when (old.posted_at is not null or (to_jsonb(old) - 'posted_at') is distinct from (to_jsonb(new) - 'posted_at'))
  execute function revenue_refuse_change();
create trigger revenue_reports_no_delete before delete on revenue_reports
  for each row execute function revenue_refuse_change();
-- The words of somebody whose account is deleted go with it; the numbers stay.
create trigger revenue_lines_stand before update on revenue_lines for each row
  when (new.title <> '' or (to_jsonb(old) - '{title,company}'::text[]) is distinct from (to_jsonb(new) - '{title,company}'::text[]))
  execute function revenue_refuse_change();
create trigger revenue_lines_no_delete before delete on revenue_lines
  for each row execute function revenue_refuse_change();
create trigger revenue_months_no_truncate before truncate on revenue_months execute function revenue_refuse_change();
create trigger revenue_reports_no_truncate before truncate on revenue_reports execute function revenue_refuse_change();
create trigger revenue_lines_no_truncate before truncate on revenue_lines execute function revenue_refuse_change();

-- What happened to somebody's posts is looked for by post; what was posted in a month by time, in the order of writing.
create index saves_post on saves (post_id);
create index shares_post on shares (post_id);
create index comments_of_post on comments (post_id) where post_id is not null and status = 'visible';
create index journals_time on journals using brin (created_at);

-- The time inside a UUIDv7; PostgreSQL has this by itself from 18 on.
create function qeema_uuid_time(id uuid) returns timestamptz language sql immutable strict parallel safe as $$
  select to_timestamp(('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0)
$$;
