-- What the marketplace filters courses by: for whom a course is, and how long its shown lessons take in all. Null where nobody knows, and for
-- other products. Read in the order of the indexes by type, so they need no index of their own.
alter table products add column level text, add column seconds int;

update products p set level = c.level from courses c where c.product_id = p.id;
update products p set seconds = l.seconds from (
  select product_id, nullif(sum(seconds), 0)::int as seconds from course_lessons
  where shown_at is not null and removed_at is null group by product_id) l
where l.product_id = p.id;
