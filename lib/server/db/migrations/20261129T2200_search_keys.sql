-- A word that nobody has written is taken for the nearest known words (decision 070): those that differ by a letter, and
-- those of the other script that have the same consonants. Two words are near where they have a key in common.

-- Returns the consonants of a folded word, as Arabic and Latin letters agree about them: without vowels, ع and a last h,
-- and with one letter for those that are written for each other. A word has several readings where its letters have: th
-- is ث or two letters, and ال may be an article, whose ل is spoken as the letter after it (Noureddine).
create function qeema_consonants(word text) returns text[]
  language plpgsql immutable strict parallel safe as $$
declare
  bare text := word;
  readings text[];
begin
  if word ~ '[a-z]' then
    bare := replace(replace(replace(regexp_replace(bare, '^x', 's'), 'ph', 'f'), 'wh', 'w'), 'ck', 'k');
    bare := replace(replace(replace(regexp_replace(bare, '^ou(?=[aeiy])', 'w'), 'tion', 'son'), 'ign', 'in'), 'dj', 'j');
    bare := replace(regexp_replace(bare, 'c(?=[eiy])', 's', 'g'), 'x', 'ks');
    readings := array[replace(bare, 'ch', 'k'), regexp_replace(bare, 't?ch', 's', 'g')];
    readings := readings || regexp_replace(regexp_replace(readings[2], '([sktd])h', '\1', 'g'), 'gh', 'g', 'g');
    readings := readings || replace(readings[3], 'g', 'k');
    readings := array(select regexp_replace(reading, '(.)\1', '\1', 'g') from unnest(readings) as reading);
    readings := readings || array(select regexp_replace(reading, '^[ae]l(?=...)', '') from unnest(readings) as reading);
  else
    bare := replace(bare, 'تش', 'ش');
    readings := array[bare, regexp_replace(bare, '^ال(?=...)', ''),
      regexp_replace(bare, '(?<=.)ال(?=[تثدذرزسشصضطظلن])', '', 'g')];
    readings := array(select translate(reading, 'ثذظ', letters) from unnest(readings) as reading, unnest(array['تتت', 'سسس']) as letters);
  end if;
  return array(
    select distinct consonants from unnest(readings) as reading,
      regexp_replace(translate(reading, 'pvdzgqcبپتطدضزسصشجغچقكگخحهفڤلمنروي', 'bftsjkkbbttttssssjjjkkkkhhfflmnrwy'),
        '(?<=.)[wy]|[^b-df-hj-np-tv-z]|h$', '', 'g') as consonants
    where length(consonants) > 1);
end $$;

-- Returns the keys of a folded word: the word, the word without each of its letters, and its consonants with a sign for
-- its script. A word that is asked for has the sign of the other script.
create function qeema_word_keys(word text, is_asked boolean) returns text[]
  language sql immutable strict parallel safe
  return array(
    select word
    union select left(word, at - 1) || substr(word, at + 1) from generate_series(1, length(word)) as at
    union select case when (word ~ '[a-z]') <> is_asked then 'L' else 'A' end || consonants
      from unnest(qeema_consonants(word)) as consonants);

drop table search_word_parts;
drop function qeema_deletions(text);
create index search_words_keys on search_words using gin (qeema_word_keys(word, false)) with (fastupdate = off);

-- Suggestions while typing: titles with a word that begins so.
create index product_search_title on product_search using gin (title_fold gin_trgm_ops) with (fastupdate = off);

-- An operator's search: accounts that search's own table leaves out.
create index users_unlisted on users (id) where status <> 'active';
