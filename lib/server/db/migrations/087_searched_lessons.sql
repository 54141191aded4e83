-- What a search in a bought course looks at is folded when it is written, and not for each search: a course with captions
-- of a hundred films took longer than any statement may.
create function captions_folded(cues jsonb) returns text language sql immutable strict parallel safe as $$
  select qeema_fold(string_agg(translate(cue ->> 'text', E'\n\r', '  '), E'\n' order by at))
  from jsonb_array_elements(cues) with ordinality as c (cue, at)
$$;
alter table lesson_captions add column folded text generated always as (captions_folded(cues)) stored;
alter table lesson_texts add column folded text generated always as (qeema_fold(plain)) stored;
