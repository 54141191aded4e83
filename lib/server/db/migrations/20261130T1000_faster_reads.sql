-- Figures of a creator's pages are read from the index alone.
alter table view_counts
  drop constraint view_counts_owner_id_kind_day_product_id_source_host_key,
  add constraint view_counts_key unique nulls not distinct (owner_id, kind, day, product_id, source, host) include (views);

-- Written in PL/pgSQL, because PostgreSQL plans a function in SQL that it cannot inline for each statement again: each
-- search calls these dozens of times.

-- Returns the query for all words of a text: level 1 as written, 2 without particles on either side, 3 by their stems;
-- null for a text without words. A text that has a word at one level has it at the next one, so the levels after the
-- first ask for nothing twice.
create or replace function qeema_query(input text, level int) returns tsquery
  language plpgsql immutable strict parallel safe as $$
declare
  word text;
  form text;
  forms text[];
  words text[] := '{}';
begin
  for word in select left(found.word, 200)
      from unnest(to_tsvector('simple', public.qeema_word_fold(input))) as found (word, positions)
      order by positions[1] limit 6 loop
    forms := '{}';
    foreach form in array case when level = 1 then '{}'::text[] else public.qeema_rests(word, 2) end || word loop
      forms := forms || case level when 1 then array['=' || form] when 2 then array['=' || form, '-' || form]
        else array[public.qeema_stem(form)] end;
    end loop;
    words := words || ('(' || (
      select string_agg(distinct '''' || replace(replace(one, '\', '\\'), '''', '''''') || '''', ' | ')
      from unnest(forms) as one) || ')');
  end loop;
  return nullif(array_to_string(words, ' & '), '')::tsquery;
end $$;

-- Returns the keys of a folded word: the word, the word without each of its letters, and its consonants with a sign for
-- its script. A word that is asked for has the sign of the other script.
create or replace function qeema_word_keys(word text, is_asked boolean) returns text[]
  language plpgsql immutable strict parallel safe as $$
declare
  script text := case when (word ~ '[a-z]') <> is_asked then 'L' else 'A' end;
  keys text[] := array[word];
  consonants text;
begin
  for at in 1 .. length(word) loop
    keys := keys || (left(word, at - 1) || substr(word, at + 1));
  end loop;
  foreach consonants in array public.qeema_consonants(word) loop
    keys := keys || (script || consonants);
  end loop;
  return array(select distinct key from unnest(keys) as key);
end $$;
