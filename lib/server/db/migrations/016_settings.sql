-- How a member reads numbers and dates, and the colours they chose; null is "as the device says".
alter table users
  add column digits text not null default 'latn' check (digits in ('latn', 'arab')),
  add column calendar text not null default 'gregory' check (calendar in ('gregory', 'islamic-umalqura')),
  add column color_mode text check (color_mode in ('light', 'dark')),
  -- when the owner asked for the account to be deleted; it is, 14 days later
  add column deletion_requested_at timestamptz,
  -- keyed hash of the e-mail of a deleted account that was still owed money, to check whoever claims it
  add column claim_hash text;
create index users_leaving on users (deletion_requested_at) where status = 'deletion_requested';

-- Renewed with each token, so every ten minutes at the most.
alter table sessions add column last_seen_at timestamptz;
update sessions set last_seen_at = created_at;
alter table sessions alter column last_seen_at set default now(), alter column last_seen_at set not null;

-- Only what a member turned off stands here; what is not named is on.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null,
  in_app boolean not null,
  email boolean not null,
  primary key (user_id, kind)
);

-- A member's own data, packed by a job and kept for a week.
create table exports (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'ready', 'failed', 'gone')),
  locale text not null check (locale in ('ar', 'en')),
  storage_key text,
  size bigint,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz
);
create index exports_user on exports (user_id, id desc);
create index exports_kept on exports (expires_at) where status = 'ready';
