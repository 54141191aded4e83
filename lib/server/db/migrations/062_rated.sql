-- The market's list by ratings is sorted by a Bayesian mean: as if five people more had given four stars (decision 041).
alter table products add column stars double precision not null
  generated always as ((20 + ratings_sum)::double precision / (5 + ratings_count)) stored;
create index products_stars on products (stars desc, id desc) where status = 'published';
create index products_type_stars on products (type, stars desc, id desc) where status = 'published';
create index products_category_stars on products (category_id, stars desc, id desc) where status = 'published';

-- The popularity of posts knows their ratings from now on.
update posts set hot = log(greatest(reactions_perfect + reactions_love + reactions_unclear + reactions_fantastic
    + reactions_surprise + reactions_clap + 2 * comments_count + 2 * saves_count + 3 * shares_count
    + greatest(ratings_sum - 3 * ratings_count, 0), 1)::float8)
  + extract(epoch from created_at)::float8 / 45000
where ratings_count > 0;
