-- Products of these types could be sold as files before courses were built. Each file becomes a lesson with the file's own
-- id, so that what was downloaded stays known: refunds ask it.
insert into courses (product_id, level, language)
select p.id, 'all', 'ar' from products p
where p.type in ('full_course', 'micro_course') and not exists (select from courses c where c.product_id = p.id);

insert into course_sections (id, product_id, title, position, created_at)
select gen_random_uuid(), p.id, '', 0, p.created_at from products p
where p.type in ('full_course', 'micro_course') and exists (select from product_files f where f.product_id = p.id);

insert into course_lessons (id, product_id, section_id, type, title, position, file_id, preview_since, shown_at, created_at,
  updated_at, removed_at)
select pf.id, pf.product_id, s.id,
  case when f.mime like 'video/%' then 'video' when f.mime like 'audio/%' then 'audio' else 'file' end,
  left(pf.name, 160), pf.position, pf.file_id, pf.free_since, pf.created_at, pf.created_at, pf.created_at, pf.removed_at
from product_files pf
join products p on p.id = pf.product_id and p.type in ('full_course', 'micro_course')
join files f on f.id = pf.file_id
join course_sections s on s.product_id = p.id;

insert into lesson_uses (entitlement_id, lesson_id, opened_at, bytes, used_at)
select d.entitlement_id, l.id, d.first_at, f.size, d.first_at
from entitlement_downloads d
join course_lessons l on l.id = d.product_file_id
join files f on f.id = l.file_id;

delete from product_files pf using course_lessons l where l.id = pf.id;
