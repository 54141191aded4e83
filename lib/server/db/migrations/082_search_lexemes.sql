-- Search by words and their stems (decision 070). Both stand in one vector, told apart by "=": a whole word as `=كتاب`, a
-- stem as `كتاب`. GIN keeps no weights, so weights would have to be looked up again in each row.

-- The letters of words as search compares them: what qeema_fold does, and seats of hamza are no difference.
-- qeema_fold itself stays as it is: cities, tags and search rows are made with it.
create function qeema_word_fold(input text) returns text
  language sql immutable strict parallel safe
  return translate(qeema_fold(translate(input, U&'\06E5\06E6\06DE\06E9', '')), 'ؤئء', 'وي');

-- light10 by Larkey, Ballesteros and Connell (2007), as Lucene's Arabic analyser has it; of folded words, where ة is ه.
create function qeema_stem(word text) returns text
  language sql immutable strict parallel safe
  return regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    regexp_replace(regexp_replace(word, '^(?:(?:وال|بال|كال|فال|لل|ال)(?=..)|و(?=...))', ''),
    '(?<=..)ها$', ''), '(?<=..)ان$', ''), '(?<=..)ات$', ''), '(?<=..)ون$', ''), '(?<=..)ين$', ''),
    '(?<=..)يه$', ''), '(?<=..)ه$', ''), '(?<=..)ي$', '');

-- The words of a text and their stems. A dagger alef is written out by some and left out by others: both are found.
create function qeema_lexemes(input text) returns tsvector
  language sql immutable strict parallel safe
  return (
    select coalesce(array_to_tsvector(array_agg(distinct lexeme)), ''::tsvector)
    from unnest(to_tsvector('simple', qeema_word_fold(input)
        || case when position(U&'\0670' in input) > 0
             then ' ' || qeema_word_fold(replace(input, U&'\0670', 'ا')) else '' end)) as found (word),
      unnest(array['=' || left(word, 200), qeema_stem(left(word, 200))]) as lexeme);

-- What asks for all words of a text: at level 1 as they are written, at 2 also by their stems, at 3 also without what
-- Arabic joins to the front of a word. Null for a text without words.
create function qeema_query(input text, level int) returns tsquery
  language sql immutable strict parallel safe
  return (
    select string_agg('(' || forms || ')', ' & ')::tsquery
    from (select word from unnest(to_tsvector('simple', qeema_word_fold(input))) as found (word) limit 6) as words,
      lateral (
        select string_agg(distinct '''' || replace(replace(form, '\', '\\'), '''', '''''') || '''', ' | ') as forms
        from (select left(word, 200) as bare, 1 as least
            union all select substr(left(word, 200), length(prefix) + 1), 3
            from unnest(array['و', 'ف', 'ب', 'ك', 'ل', 'ال', 'وال', 'بال', 'كال', 'فال', 'لل']) as prefix
            where word like prefix || '__%') as variants,
          lateral (values (1, '=' || bare), (2, qeema_stem(bare))) as written (needs, form)
        where level >= greatest(least, needs)) as alternatives);

alter table post_search add column lexemes tsvector;
alter table product_search add column lexemes tsvector;

create or replace function post_search_refresh() returns trigger language plpgsql as $$
declare
  written text;
  folded text;
begin
  if new.status <> 'published' or new.audience <> 'public' then
    delete from post_search where post_id = new.id;
  else
    written := btrim(concat_ws(' ', new.title, new.text));
    folded := qeema_fold(written);
    insert into post_search (post_id, fold, words, lexemes)
      values (new.id, folded, to_tsvector('arabic', folded), qeema_lexemes(written))
      on conflict (post_id) do update
        set fold = excluded.fold, words = excluded.words, lexemes = excluded.lexemes;
  end if;
  return null;
end $$;

create or replace function product_search_refresh() returns trigger language plpgsql as $$
declare
  written text;
  folded text;
begin
  if new.status <> 'published' then
    delete from product_search where product_id = new.id;
  else
    written := concat_ws(' ', new.title, array_to_string(new.tags, ' '), qeema_unmarked(new.description));
    folded := qeema_fold(written);
    insert into product_search (product_id, title_fold, tags_fold, fold, words, lexemes)
      values (new.id, qeema_fold(new.title),
        coalesce((select array_agg(qeema_fold(tag)) from unnest(new.tags) as tag), '{}'), folded,
        to_tsvector('arabic', folded), qeema_lexemes(written))
      on conflict (product_id) do update set title_fold = excluded.title_fold, tags_fold = excluded.tags_fold,
        fold = excluded.fold, words = excluded.words, lexemes = excluded.lexemes;
  end if;
  return null;
end $$;
