-- A workshop without dates is an assessment alone: buyers take it whenever they want (decision 086).
alter table workshops add column is_dated boolean not null default true;
alter table workshop_assessments drop constraint workshop_assessments_placed_check;
alter table workshop_assessments add constraint workshop_assessments_placed_check
  check (placed in ('before', 'after', 'alone'));
