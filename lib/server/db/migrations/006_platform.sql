-- What every request may need: idempotency keys, rate limits, page views.
create table idempotency_keys (
  user_id uuid not null references users on delete cascade,
  key text not null check (char_length(key) between 8 and 200),
  request_hash text not null,
  status int not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, key)
);
create index idempotency_keys_old on idempotency_keys (created_at);

create unlogged table rate_limits (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (key, window_start)
);
create index rate_limits_old on rate_limits (window_start);

create table analytics_events (
  id uuid primary key,
  name text not null,
  user_id uuid references users on delete set null,
  visit_id text not null,
  path text not null,
  props jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index analytics_events_name on analytics_events (name, created_at);

insert into categories (id, name_ar, name_en, position) values
  ('design', 'التصميم', 'Design', 1), ('programming', 'البرمجة', 'Programming', 2), ('business', 'الأعمال', 'Business', 3),
  ('marketing', 'التسويق', 'Marketing', 4), ('writing', 'الكتابة والترجمة', 'Writing and translation', 5),
  ('education', 'التعليم', 'Education', 6), ('languages', 'اللغات', 'Languages', 7), ('photo_video', 'التصوير والفيديو', 'Photo and video', 8),
  ('audio_music', 'الصوتيات', 'Audio and music', 9), ('finance', 'المال والاستثمار', 'Money and investing', 10),
  ('health', 'الصحة والرياضة', 'Health and fitness', 11), ('cooking', 'الطبخ', 'Cooking', 12), ('crafts', 'الحرف والهوايات', 'Crafts and hobbies', 13),
  ('self_development', 'تطوير الذات', 'Self-development', 14), ('culture', 'الثقافة والدين', 'Culture and faith', 15), ('other', 'أخرى', 'Other', 16);
insert into interests (id, name_ar, name_en, position) select id, name_ar, name_en, position from categories where id <> 'other';
