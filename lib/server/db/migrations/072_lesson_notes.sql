-- What buyers note while they watch or read, for themselves alone (decision 065).
create table lesson_notes (
  entitlement_id uuid not null references entitlements,
  -- made where it was written: a note that is sent twice is one
  id uuid not null,
  lesson_id uuid not null references course_lessons on delete cascade,
  -- of the recording; null belongs to the whole lesson
  second int check (second between 0 and 86400),
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (entitlement_id, id)
);
create index on lesson_notes (lesson_id, entitlement_id);
