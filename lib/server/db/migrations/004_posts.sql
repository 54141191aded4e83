-- Posts and what members do with them. Counters are kept in the transaction that changes what they count.
create table posts (
  id uuid primary key,
  author_id uuid not null references users,
  text text not null check (char_length(text) <= 5000),
  audience text not null default 'public' check (audience in ('public', 'followers')),
  product_id uuid references products,
  status text not null default 'published' check (status in ('draft', 'published', 'hidden', 'deleted')),
  tags text[] not null default '{}',
  reactions_perfect int not null default 0 check (reactions_perfect >= 0),
  reactions_love int not null default 0 check (reactions_love >= 0),
  reactions_unclear int not null default 0 check (reactions_unclear >= 0),
  reactions_fantastic int not null default 0 check (reactions_fantastic >= 0),
  reactions_surprise int not null default 0 check (reactions_surprise >= 0),
  reactions_clap int not null default 0 check (reactions_clap >= 0),
  comments_count int not null default 0 check (comments_count >= 0),
  saves_count int not null default 0 check (saves_count >= 0),
  shares_count int not null default 0 check (shares_count >= 0),
  -- time-invariant popularity: log10(points) + published time / 45000 s; see lib/server/posts/hotness.ts
  hot double precision not null default 0,
  search_fold text not null generated always as (qeema_fold(text)) stored,
  search tsvector not null generated always as (to_tsvector('arabic', qeema_fold(text))) stored,
  edited_at timestamptz,
  created_at timestamptz not null default now()
);
create index posts_author on posts (author_id, id desc) where status = 'published';
create index posts_newest on posts (id desc) where status = 'published' and audience = 'public';
create index posts_hot on posts (hot desc, id desc) where status = 'published' and audience = 'public';
create index posts_trgm on posts using gin (search_fold gin_trgm_ops) where status = 'published' and audience = 'public';
create index posts_search on posts using gin (search) where status = 'published' and audience = 'public';

create table post_media (
  post_id uuid not null references posts on delete cascade,
  position int not null,
  file_id uuid not null references files,
  alt text not null default '',
  primary key (post_id, position)
);

-- Hashtags have a table of their own: the stemmer splits compounds such as تصميم_جرافيك.
create table post_tags (
  tag_fold text not null,
  post_id uuid not null references posts on delete cascade,
  tag text not null,
  primary key (tag_fold, post_id)
);
create index post_tags_post on post_tags (post_id);

create table reactions (
  post_id uuid not null references posts on delete cascade,
  user_id uuid not null references users on delete cascade,
  name text not null check (name in ('perfect', 'love', 'unclear', 'fantastic', 'surprise', 'clap')),
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index reactions_user on reactions (user_id);

create table saves (
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references posts on delete cascade,
  primary key (user_id, post_id)
);
create unique index saves_newest on saves (user_id, id desc);

create table shares (
  user_id uuid not null references users on delete cascade,
  post_id uuid not null references posts on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);

create table comments (
  id uuid primary key,
  post_id uuid references posts on delete cascade,
  product_id uuid references products on delete cascade,
  author_id uuid not null references users,
  parent_id uuid references comments on delete cascade,
  text text not null check (char_length(text) between 1 and 2000),
  status text not null default 'visible' check (status in ('visible', 'hidden', 'deleted')),
  replies_count int not null default 0,
  created_at timestamptz not null default now(),
  check (num_nonnulls(post_id, product_id) = 1)
);
create index comments_post on comments (post_id, id desc) where parent_id is null;
create index comments_product on comments (product_id, id desc) where parent_id is null;
create index comments_parent on comments (parent_id, id) where parent_id is not null;

create table evaluations (
  id uuid primary key,
  post_id uuid references posts on delete cascade,
  product_id uuid references products on delete cascade,
  author_id uuid not null references users,
  rating int not null check (rating between 1 and 5),
  text text not null default '' check (char_length(text) <= 2000),
  reply text,
  status text not null default 'visible' check (status in ('visible', 'hidden')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(post_id, product_id) = 1)
);
create unique index evaluations_post on evaluations (post_id, author_id) where post_id is not null;
create unique index evaluations_product on evaluations (product_id, author_id) where product_id is not null;
create index evaluations_product_newest on evaluations (product_id, id desc) where status = 'visible';

-- One row groups what happens to one subject until it is read; sort_id is a UUIDv7 renewed with each event.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('follow', 'reaction', 'comment', 'reply', 'mention', 'share', 'evaluation', 'sale',
    'purchase', 'payout', 'system')),
  actor_id uuid references users on delete cascade,
  actors_count int not null default 1,
  post_id uuid references posts on delete cascade,
  product_id uuid references products on delete cascade,
  order_id uuid,
  group_key text not null,
  is_read boolean not null default false,
  sort_id uuid not null,
  created_at timestamptz not null default now()
);
create unique index notifications_newest on notifications (user_id, sort_id desc);
create unique index notifications_group on notifications (user_id, group_key) where not is_read;
create index notifications_unread on notifications (user_id, created_at) where not is_read;
