-- The picture that a film shows before it plays.
alter table lesson_files drop constraint lesson_files_place_check;
alter table lesson_files add constraint lesson_files_place_check check (place in ('handout', 'text', 'poster'));
