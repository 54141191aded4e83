-- The words that are written here, by a job and never by triggers, which would wait for each other (decision 070); and for
-- each word what is left of it without one letter: two words that differ by a letter have such a part in common.
create table search_words (
  word text primary key,
  -- how many texts have it
  texts int not null check (texts > 0)
);
create table search_word_parts (
  part text not null,
  word text not null references search_words on delete cascade,
  primary key (part, word)
);
create index search_word_parts_word on search_word_parts (word);

create function qeema_deletions(word text) returns text[]
  language sql immutable strict parallel safe
  return (
    select array_agg(distinct part)
    from (select word as part
      union all select left(word, at - 1) || substr(word, at + 1) from generate_series(1, length(word)) as at) as parts);
