-- A cart holds paid posts beside products: each line is one of the two.
alter table cart_lines
  drop constraint cart_lines_pkey,
  alter column product_id drop not null,
  add column post_id uuid references paid_posts on delete cascade,
  add primary key (id),
  add constraint cart_lines_product unique (cart_id, product_id),
  add constraint cart_lines_post unique (cart_id, post_id),
  add constraint cart_lines_one check (num_nonnulls(product_id, post_id) = 1);

create index cart_lines_post_id on cart_lines (post_id) where post_id is not null;
