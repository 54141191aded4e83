-- People are found by words and stems too, and parts of words by the words that are known (decision 070): what searched
-- all letters of all texts is gone.
alter table user_search add column lexemes tsvector;

create or replace function user_search_refresh() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' then
    delete from user_search where user_id = new.id;
  else
    insert into user_search (user_id, called_fold, fold, lexemes)
      values (new.id, qeema_fold(new.name || ' ' || new.handle),
        qeema_fold(new.name || ' ' || new.handle || ' ' || new.headline),
        qeema_lexemes(new.name || ' ' || new.handle || ' ' || new.headline))
      on conflict (user_id) do update
        set called_fold = excluded.called_fold, fold = excluded.fold, lexemes = excluded.lexemes;
  end if;
  return null;
end $$;

-- The words of a text and their stems. Who quotes an old book writes a dagger alef, and ء before an alef, where a reader
-- of today writes or leaves out an alef: all forms are found («ٱلصَّلَوٰةَ» by «الصلاة», «ءَامَنَ» by «آمن»).
create or replace function qeema_lexemes(input text) returns tsvector
  language sql immutable strict parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct lexeme)), ''::tsvector)
    from unnest(case when position(U&'\0670' in input) + position('ءَا' in input) = 0 then array[input]
        else array[input, replace(input, U&'\0670', 'ا'), replace(input, 'ءَا', 'ا'),
          replace(replace(replace(input, 'ءَا', 'ا'), U&'و\0670', 'ا'), U&'\0670', 'ا')] end) as form,
      unnest(to_tsvector('simple', qeema_word_fold(form))) as found (word),
      unnest(array['=' || left(word, 200), qeema_stem(left(word, 200))]) as lexeme);

-- What asks for all words of a text, each also as a part of a known word: its fifty commonest. Of one or two letters,
-- words that begin so.
create index search_words_parts on search_words using gin (word gin_trgm_ops) with (fastupdate = off);
create function qeema_parts_query(input text) returns tsquery
  language sql stable strict parallel safe
  return (
    select string_agg('(' || concat_ws(' | ', qeema_query(word, 3)::text, (
        select string_agg('''=' || replace(replace(known.word, '\', '\\'), '''', '''''') || '''', ' | ')
        from (select known.word from search_words known
          where known.word like case when length(asked.word) < 3 then '' else '%' end
            || regexp_replace(asked.word, '([\\%_])', '\\\1', 'g') || '%'
          order by known.texts desc, known.word limit 50) as known)) || ')', ' & ')::tsquery
    from (select word from unnest(to_tsvector('simple', qeema_word_fold(input))) as found (word) limit 6) as asked);

create or replace function post_search_refresh() returns trigger language plpgsql as $$
declare
  written text;
begin
  if new.status <> 'published' or new.audience <> 'public' then
    delete from post_search where post_id = new.id;
  else
    written := btrim(concat_ws(' ', new.title, new.text));
    insert into post_search (post_id, fold, lexemes) values (new.id, qeema_fold(written), qeema_lexemes(written))
      on conflict (post_id) do update set fold = excluded.fold, lexemes = excluded.lexemes;
  end if;
  return null;
end $$;

create or replace function product_search_refresh() returns trigger language plpgsql as $$
declare
  written text;
begin
  if new.status <> 'published' then
    delete from product_search where product_id = new.id;
  else
    written := concat_ws(' ', new.title, array_to_string(new.tags, ' '), qeema_unmarked(new.description));
    insert into product_search (product_id, title_fold, tags_fold, fold, lexemes)
      values (new.id, qeema_fold(new.title),
        coalesce((select array_agg(qeema_fold(tag)) from unnest(new.tags) as tag), '{}'), qeema_fold(written),
        qeema_lexemes(written))
      on conflict (product_id) do update set title_fold = excluded.title_fold, tags_fold = excluded.tags_fold,
        fold = excluded.fold, lexemes = excluded.lexemes;
  end if;
  return null;
end $$;

drop index post_search_fold, product_search_fold;
alter table post_search drop column words;
alter table product_search drop column words;
