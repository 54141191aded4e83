-- How often a creator's pages were looked at: counts by day in UTC, and nothing about who looked (lib/decisions/024).
create table view_counts (
  owner_id uuid not null references users,
  -- product: visitors of one product · shop: visitors of any of the owner's products, each once · profile: of their profile
  kind text not null check (kind in ('product', 'shop', 'profile')),
  day date not null,
  product_id uuid references products,
  -- where the visit began, or for one that began here, which of our own pages led there
  source text not null check (source in ('direct', 'search', 'social', 'other', 'home', 'explore', 'marketplace',
    'site_search', 'profile', 'post', 'product', 'elsewhere')),
  -- the other site's name; of a shop's visitors only, as rows by product would multiply
  host text not null default '' check (char_length(host) <= 100 and host !~ '[^a-z0-9.-]'),
  views int not null check (views > 0),
  check ((kind = 'product') = (product_id is not null)),
  check (host = '' or (kind = 'shop' and source in ('search', 'social', 'other'))),
  unique nulls not distinct (owner_id, kind, day, product_id, source, host)
);
create index view_counts_day on view_counts (day);

-- That somebody looked today, so that they count once: a hash that the day's salt alone can tell anything about. Both are
-- deleted when the day is over. Not in the write-ahead log: no backup or replica ever holds them, and after a crash some
-- count twice that day.
create unlogged table view_salts (
  day date primary key,
  salt bytea not null check (octet_length(salt) = 32)
);
create unlogged table view_marks (
  day date not null,
  mark bytea not null,
  primary key (day, mark)
);
