-- Courses (decision 062): sections and lessons in order, the texts of lessons, and what buyers did with them.
create table courses (
  product_id uuid primary key references products on delete cascade,
  level text not null check (level in ('beginner', 'intermediate', 'advanced', 'all')),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  requirements text[] not null default '{}'
);

-- What was sold stays with its buyers: taking it out only dates removed_at. Positions order what stands in one place;
-- they may have gaps.
create table course_sections (
  id uuid primary key,
  product_id uuid not null references products,
  title text not null,
  position int not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index course_sections_product on course_sections (product_id, position);

create table course_lessons (
  id uuid primary key,
  product_id uuid not null references products,
  section_id uuid not null references course_sections on delete cascade,
  -- quizzes come with their own tables
  type text not null check (type in ('video', 'audio', 'text', 'file')),
  title text not null,
  position int not null,
  -- the video, the sound or the file of which it consists
  file_id uuid references files,
  seconds int check (seconds between 0 and 86400),
  is_required boolean not null default true,
  -- since when everybody may take it before they buy; what was free then counts in no refund
  preview_since timestamptz,
  opens_after_days int check (opens_after_days between 1 and 365),
  opens_on date,
  -- since when buyers see it; null while it is being made
  shown_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz,
  check (opens_after_days is null or opens_on is null)
);
create index course_lessons_product on course_lessons (product_id);
create index course_lessons_section on course_lessons (section_id, position);
create index course_lessons_file on course_lessons (file_id) where file_id is not null;

-- The text of a lesson: a document of a closed list of nodes (lib/contract/kinds/lesson-text.ts).
create table lesson_texts (
  lesson_id uuid primary key references course_lessons on delete cascade,
  version int not null check (version > 0),
  body jsonb not null,
  -- its words alone, for reading time and search
  plain text not null,
  updated_at timestamptz not null
);

-- Files that are handed out with a lesson, and the pictures of its text.
create table lesson_files (
  lesson_id uuid not null references course_lessons on delete cascade,
  file_id uuid not null references files,
  place text not null check (place in ('handout', 'text')),
  position int not null,
  name text not null default '',
  primary key (lesson_id, place, file_id)
);
create index lesson_files_file on lesson_files (file_id);

-- What was sent of each lesson to its buyer: refunds ask it. Noted by the server alone.
create table lesson_uses (
  entitlement_id uuid not null references entitlements,
  lesson_id uuid not null references course_lessons on delete cascade,
  opened_at timestamptz not null,
  times int not null default 1,
  -- bytes of its video, sound or file
  bytes bigint not null default 0,
  -- since when it counts as used
  used_at timestamptz,
  primary key (entitlement_id, lesson_id)
);
create index lesson_uses_lesson on lesson_uses (lesson_id);

-- How far a buyer is. What they say they watched is one union of ranges, so the order of reports does not matter; what
-- counts of it is at most `allowed_seconds`, which grows by twice the time that passed between reports.
create table lesson_progress (
  entitlement_id uuid not null references entitlements,
  lesson_id uuid not null references course_lessons on delete cascade,
  -- [[from, to], …] in whole seconds, in order, without overlaps
  watched jsonb not null default '[]',
  allowed_seconds int not null default 0,
  reported_at timestamptz not null,
  -- where they were at `position_at`, by the clock of who listened
  position double precision not null default 0,
  position_at timestamptz,
  completed_at timestamptz,
  primary key (entitlement_id, lesson_id)
);
create index lesson_progress_lesson on lesson_progress (lesson_id);
