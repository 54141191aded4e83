-- The market by type or category, newest first: without these all of a type were read and sorted for one page.
create index products_type_newest on products (type, published_at desc, id desc) where status = 'published';
create index products_category_newest on products (category_id, published_at desc, id desc) where status = 'published';
