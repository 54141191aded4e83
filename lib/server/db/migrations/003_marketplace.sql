-- Digital products, their files and what their buyers hold.
create table products (
  id uuid primary key,
  owner_id uuid not null references users,
  type text not null check (type in ('full_course', 'micro_course', 'template_kit', 'guide_ebook', 'consulting',
    'assessment_workshop', 'audio_series', 'slide_aids', 'tutoring', 'other')),
  title text not null check (char_length(title) between 1 and 120),
  description text not null default '' check (char_length(description) <= 8000),
  price_amount bigint not null check (price_amount >= 0),
  currency text not null default 'USD',
  category_id text references categories,
  tags text[] not null default '{}',
  tags_fold text[] not null default '{}',
  cover_id uuid references files,
  refund_days int not null default 14 check (refund_days between 0 and 90),
  status text not null default 'draft' check (status in ('draft', 'published', 'unpublished', 'suspended', 'deleted')),
  version int not null default 1,
  sales_count int not null default 0,
  ratings_count int not null default 0,
  ratings_sum int not null default 0,
  comments_count int not null default 0,
  -- time-invariant popularity: log10(sales and ratings) + published time / 45000 s
  hot double precision not null default 0,
  search_fold text not null,
  search tsvector not null generated always as (to_tsvector('arabic', search_fold)) stored,
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index products_owner on products (owner_id, id desc) where status <> 'deleted';
create index products_newest on products (id desc) where status = 'published';
create index products_hot on products (hot desc, id desc) where status = 'published';
create index products_category on products (category_id, hot desc, id desc) where status = 'published';
create index products_type on products (type, hot desc, id desc) where status = 'published';
create index products_trgm on products using gin (search_fold gin_trgm_ops) where status = 'published';
create index products_search on products using gin (search) where status = 'published';
create index products_tags on products using gin (tags_fold) where status = 'published';

create table product_gallery (
  product_id uuid not null references products on delete cascade,
  position int not null,
  file_id uuid not null references files,
  alt text not null default '',
  primary key (product_id, position)
);

-- A file that was sold stays with its buyers: taking it out of a product only dates removed_at.
create table product_files (
  id uuid primary key,
  product_id uuid not null references products,
  file_id uuid not null references files,
  name text not null,
  position int not null,
  added_in_version int not null,
  created_at timestamptz not null default now(),
  removed_at timestamptz
);
create index product_files_product on product_files (product_id, position) where removed_at is null;
create unique index product_files_once on product_files (product_id, file_id);
