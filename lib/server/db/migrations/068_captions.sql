-- Captions of lessons, one text for each language (decision 062).
create table lesson_captions (
  lesson_id uuid not null references course_lessons on delete cascade,
  language text not null check (language ~ '^[a-z]{2,3}$'),
  -- [{from, to, text}, …] in seconds, in order
  cues jsonb not null,
  updated_at timestamptz not null,
  primary key (lesson_id, language)
);
