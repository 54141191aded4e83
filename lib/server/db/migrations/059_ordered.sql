-- What was ordered is kept: its orders are found by it.
create index order_lines_product on order_lines (product_id) where product_id is not null;
create index order_lines_post on order_lines (post_id) where post_id is not null;
