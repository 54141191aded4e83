-- What is given away says little of what is sold later: copies that cost nothing do not move popularity, and what their
-- holders say of a product does not count while it has a price. See lib/decisions/041.
alter table evaluations add column is_free boolean not null default false;

update evaluations e set is_free = true
from entitlements h join order_lines l on l.id = h.order_line_id
where h.product_id = e.product_id and h.holder_id = e.author_id and h.status <> 'revoked' and l.amount = 0;

update products p set sold_weight = sold.weight
from (select h.product_id, coalesce(sum(power(2, (extract(epoch from h.granted_at)::float8 - 1767225600) / 2419200))
    filter (where l.amount > 0 and h.status <> 'revoked'), 0) as weight
  from entitlements h join order_lines l on l.id = h.order_line_id
  where h.product_id is not null group by h.product_id having bool_or(l.amount = 0)) sold
where p.id = sold.product_id;

update products p set ratings_count = rated.count, ratings_sum = rated.sum
from (select product_id, count(*) filter (where status = 'visible' and not is_free)::int as count,
    coalesce(sum(rating) filter (where status = 'visible' and not is_free), 0)::int as sum
  from evaluations group by product_id having bool_or(is_free)) rated
where p.id = rated.product_id and p.price_amount > 0;

update products set hot = ln(power(2, (extract(epoch from coalesce(published_at, created_at))::float8 - 1767225600) / 2419200)
  + sold_weight) / ln(2::float8) + (20 + ratings_sum)::float8 / (5 + ratings_count) - 4
where id in (select h.product_id from entitlements h join order_lines l on l.id = h.order_line_id where l.amount = 0);
