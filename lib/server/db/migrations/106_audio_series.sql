-- Audio series are courses of episodes now (decision 083). Those that consist of files stay what they are: files.
update products p set type = 'other'
  where p.type = 'audio_series'
    and (exists (select from product_files f where f.product_id = p.id)
      or exists (select from entitlements e where e.product_id = p.id));

-- The chapters of a recording, in order: [{"at": 0, "title": "…"}, …]; at in seconds.
alter table course_lessons add column chapters jsonb not null default '[]';
