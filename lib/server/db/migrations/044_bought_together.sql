-- Who bought a product last: what else they bought is shown beside it.
create index entitlements_buyers on entitlements (product_id, id desc) include (holder_id)
  where status = 'active' and product_id is not null and order_line_id is not null;
