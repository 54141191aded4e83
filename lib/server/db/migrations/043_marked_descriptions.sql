-- Descriptions may be marked up. Search finds their words: not the marks, nor where their links lead.
create function qeema_unmarked(text text) returns text immutable parallel safe language sql
  return regexp_replace(regexp_replace(regexp_replace(text, '\]\((https?|mailto):[^\s)]*\)', ' ', 'g'),
    '^[ \t]*(#{1,6}|>|[-*+•])[ \t]+', '', 'gn'), '\*+|\[', '', 'g');

create or replace function product_search_refresh() returns trigger language plpgsql as $$
declare
  folded text;
begin
  if new.status <> 'published' then
    delete from product_search where product_id = new.id;
  else
    folded := qeema_fold(concat_ws(' ', new.title, array_to_string(new.tags, ' '), qeema_unmarked(new.description)));
    insert into product_search values (new.id, qeema_fold(new.title),
        coalesce((select array_agg(qeema_fold(tag)) from unnest(new.tags) as tag), '{}'), folded,
        to_tsvector('arabic', folded))
      on conflict (product_id) do update set title_fold = excluded.title_fold, tags_fold = excluded.tags_fold,
        fold = excluded.fold, words = excluded.words;
  end if;
  return null;
end $$;
