-- Popularity of products decays over weeks: each sale is kept with the weight that its day gives it. See
-- lib/server/products/popularity.ts and lib/decisions/041.
alter table products add column sold_weight double precision not null default 0;

update products p set sold_weight = sold.weight
from (select product_id, sum(power(2, (extract(epoch from granted_at)::float8 - 1767225600) / 2419200)) as weight
  from entitlements where product_id is not null and order_line_id is not null and status <> 'revoked'
  group by product_id) sold
where p.id = sold.product_id;

update products set hot = ln(power(2, (extract(epoch from coalesce(published_at, created_at))::float8 - 1767225600) / 2419200)
  + sold_weight) / ln(2::float8) + (20 + ratings_sum)::float8 / (5 + ratings_count) - 4;
