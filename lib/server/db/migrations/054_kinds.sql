-- What somebody holds may be of a product that is bought once, or again each time: the kind of product says which (decision
-- 053). The index finds what somebody holds of a product, and keeps apart only what is bought once.
alter table entitlements add column owned_once boolean not null default true;
drop index entitlements_product;
create unique index entitlements_product on entitlements (holder_id, product_id, (case when owned_once then holder_id else id end))
  where status = 'active' and product_id is not null;

-- Since when a deleted product that nobody ordered holds nothing any more, of whichever kind it is.
alter table products add column emptied_at timestamptz;
