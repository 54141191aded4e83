-- A workshop has at most one assessment before it and one after it: quizzes as lessons have them (decision 085).
create table workshop_assessments (
  product_id uuid not null references workshops,
  placed text not null check (placed in ('before', 'after')),
  quiz_id uuid not null unique references quizzes,
  primary key (product_id, placed)
);

-- Set: its creator took it away. Nobody reads it, and what was answered stays: saved again, it is back as it was.
alter table quizzes add column removed_at timestamptz;

-- The pictures and sounds of a quiz that is no lesson's; those of lessons are in lesson_files.
create table quiz_files (
  quiz_id uuid not null references quizzes on delete cascade,
  file_id uuid not null references files,
  primary key (quiz_id, file_id)
);
create index on quiz_files (file_id);

-- Its certificate is for those who pass the assessment after the date, as was said when the seat was taken.
alter table workshop_seats add column is_examined boolean not null default false;
-- Its buyer was notified that the assessment after the date is open.
alter table workshop_seats add column is_invited boolean not null default false;
