-- 0 is a price (free), so a draft must be able to say that none was set yet.
alter table products add column has_price boolean not null default false;
update products set has_price = true where status <> 'draft' or price_amount > 0;

-- Newest on the market is what was published last, not what was begun last.
create index products_published on products (published_at desc, id desc) where status = 'published';
