-- What a buyer gains and who it is for, a line each; and files that anybody may take before they buy.
alter table products
  add column outcomes text[] not null default '{}' check (cardinality(outcomes) <= 8),
  add column audience text[] not null default '{}' check (cardinality(audience) <= 8);
-- Since when anybody may take a file, so that what a buyer paid for is known later, too.
alter table product_files add column free_since timestamptz;
