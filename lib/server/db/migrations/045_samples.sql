-- What a buyer gains and who it is for, a line each; and files that anybody may take before they buy.
alter table products
  add column outcomes text[] not null default '{}' check (cardinality(outcomes) <= 8),
  add column audience text[] not null default '{}' check (cardinality(audience) <= 8);
alter table product_files add column is_free boolean not null default false;
