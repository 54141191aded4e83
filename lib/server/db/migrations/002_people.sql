-- People, their sessions, files, and whom they follow. Ids are UUIDv7, made by the app, so newest first is "order by id desc".
create table files (
  id uuid primary key,
  owner_id uuid,
  purpose text not null check (purpose in ('image', 'product_file')),
  storage_key text not null unique,
  name text not null,
  mime text not null,
  size bigint not null check (size >= 0),
  width int,
  height int,
  -- widths of the stored renditions of an image, ascending; empty for other files
  widths int[] not null default '{}',
  sha256 text not null,
  created_at timestamptz not null default now()
);
create index files_owner on files (owner_id, id desc);

create table users (
  id uuid primary key,
  email text unique check (email = lower(email)),
  email_verified_at timestamptz,
  phone text unique,
  password_hash text,
  name text not null check (char_length(name) between 1 and 80),
  handle text not null unique check (handle ~ '^[a-z0-9_]{3,30}$'),
  -- look-alike characters mapped to one, so that two handles cannot be mistaken for each other
  handle_skeleton text not null unique,
  headline text not null default '' check (char_length(headline) <= 120),
  bio text not null default '' check (char_length(bio) <= 600),
  profile_pic_id uuid references files,
  cover_id uuid references files,
  role text not null default 'MEMBER' check (role in ('MEMBER', 'CREATOR', 'ADMIN')),
  account_type text not null default 'INDIVIDUAL' check (account_type in ('INDIVIDUAL', 'COMPANY')),
  status text not null default 'active' check (status in ('active', 'suspended', 'deletion_requested', 'deleted')),
  locale text not null default 'ar' check (locale in ('ar', 'en')),
  country text,
  city text,
  social_links jsonb not null default '[]',
  interests text[] not null default '{}',
  followers_count int not null default 0 check (followers_count >= 0),
  following_count int not null default 0 check (following_count >= 0),
  posts_count int not null default 0 check (posts_count >= 0),
  products_count int not null default 0 check (products_count >= 0),
  notifications_seen_at timestamptz not null default now(),
  search_fold text not null generated always as (qeema_fold(name || ' ' || handle || ' ' || headline)) stored,
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_search on users using gin (search_fold gin_trgm_ops) where status = 'active';
create index users_popular on users (followers_count desc, id desc) where status = 'active';
alter table files add constraint files_owner_fk foreign key (owner_id) references users;

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  user_agent text not null default '',
  address text not null default '',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id) where revoked_at is null;

create table follows (
  id uuid not null,
  follower_id uuid not null references users on delete cascade,
  followee_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followee_id),
  check (follower_id <> followee_id)
);
create unique index follows_followee on follows (followee_id, id desc);
create unique index follows_follower on follows (follower_id, id desc);

create table categories (
  id text primary key,
  name_ar text not null,
  name_en text not null,
  position int not null
);
create table interests (
  id text primary key,
  name_ar text not null,
  name_en text not null,
  position int not null
);
