-- A quiz: how it is taken. Lessons have one each (assessments will).
create table quizzes (
  id uuid primary key,
  -- goes up each time that it is saved
  version int not null default 0 check (version >= 0),
  pass_percent int not null default 70 check (pass_percent between 0 and 100),
  -- null: as many as one likes
  attempts int check (attempts between 1 and 100),
  -- null: without a limit
  minutes int check (minutes between 1 and 600),
  shuffles_questions boolean not null default false,
  shuffles_options boolean not null default true,
  -- when learners see right answers and explanations
  reveals text not null default 'submitted' check (reveals in ('submitted', 'passed', 'never')),
  -- the lessons after it open once it is passed
  is_gate boolean not null default true,
  -- how many questions are drawn from a pool, by its name
  draws jsonb not null default '{}',
  updated_at timestamptz not null
);

create table quiz_questions (
  id uuid primary key,
  quiz_id uuid not null references quizzes on delete cascade,
  position int not null,
  -- of its present wording; earlier ones stay for the attempts that had them
  version int not null check (version > 0),
  removed_at timestamptz
);
create index quiz_questions_quiz on quiz_questions (quiz_id, position);

create table quiz_question_versions (
  question_id uuid not null references quiz_questions on delete cascade,
  version int not null,
  -- lib/contract/kinds/quiz-questions.ts
  body jsonb not null,
  primary key (question_id, version)
);

create table quiz_attempts (
  id uuid primary key,
  quiz_id uuid not null references quizzes on delete cascade,
  entitlement_id uuid not null references entitlements on delete cascade,
  number int not null check (number > 0),
  started_at timestamptz not null,
  deadline timestamptz,
  -- null: it goes on
  submitted_at timestamptz,
  pass_percent int not null,
  -- in hundredths of a point
  total int not null check (total > 0),
  earned int check (earned between 0 and total),
  is_passed boolean,
  unique (quiz_id, entitlement_id, number),
  check ((submitted_at is null) = (earned is null)),
  check ((submitted_at is null) = (is_passed is null))
);
create unique index quiz_attempts_open on quiz_attempts (quiz_id, entitlement_id) where submitted_at is null;
create index quiz_attempts_due on quiz_attempts (deadline) where submitted_at is null and deadline is not null;
create index quiz_attempts_entitlement on quiz_attempts (entitlement_id);

-- The questions of an attempt in the order that it shows, and what was answered.
create table quiz_answers (
  attempt_id uuid not null references quiz_attempts on delete cascade,
  position int not null,
  question_id uuid not null,
  version int not null,
  -- [{key, place}]: the options as they are shown, each with an id of this attempt alone
  shown jsonb not null,
  -- {places} or {text}: places are those of the question as it was written
  picked jsonb,
  -- what was typed: the part of an answer that says nothing of what is right
  typed text generated always as (picked ->> 'text') stored,
  answered_at timestamptz,
  earned int,
  primary key (attempt_id, position),
  foreign key (question_id, version) references quiz_question_versions on delete cascade
);
create index quiz_answers_question on quiz_answers (question_id, version);

-- More time and attempts for one learner.
create table quiz_extras (
  quiz_id uuid not null references quizzes on delete cascade,
  entitlement_id uuid not null references entitlements on delete cascade,
  minutes int not null default 0 check (minutes between 0 and 600),
  attempts int not null default 0 check (attempts between 0 and 100),
  primary key (quiz_id, entitlement_id)
);
create index quiz_extras_entitlement on quiz_extras (entitlement_id);

alter table course_lessons add column quiz_id uuid unique references quizzes;
alter table course_lessons drop constraint course_lessons_type_check;
alter table course_lessons add constraint course_lessons_type_check
  check (type in ('video', 'audio', 'text', 'file', 'quiz') and (type = 'quiz') = (quiz_id is not null));
create index course_lessons_quizzes on course_lessons (product_id) where type = 'quiz';
alter table lesson_files drop constraint lesson_files_place_check;
alter table lesson_files add constraint lesson_files_place_check
  check (place in ('handout', 'text', 'poster', 'quiz'));
