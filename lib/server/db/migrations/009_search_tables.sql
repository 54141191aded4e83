-- What search reads stands in tables of its own: counters change the rows of posts, products and users all day, and each
-- such change would enter the text indexes anew. A row stands here only while its subject is listed for everybody.
-- See lib/decisions/009.

create table post_search (
  post_id uuid primary key references posts on delete cascade,
  fold text not null,
  words tsvector not null
);

create function post_search_refresh() returns trigger language plpgsql as $$
declare
  folded text;
begin
  if new.status <> 'published' or new.audience <> 'public' then
    delete from post_search where post_id = new.id;
  else
    folded := qeema_fold(new.text);
    insert into post_search values (new.id, folded, to_tsvector('arabic', folded))
      on conflict (post_id) do update set fold = excluded.fold, words = excluded.words;
  end if;
  return null;
end $$;

alter table posts drop column search, drop column search_fold;
insert into post_search
  select id, fold, to_tsvector('arabic', fold)
  from (select id, qeema_fold(text) as fold from posts where status = 'published' and audience = 'public') listed;
create index post_search_fold on post_search using gin (fold gin_trgm_ops);
create index post_search_words on post_search using gin (words);
create trigger post_search_refresh after insert or update of text, status, audience on posts
  for each row execute function post_search_refresh();

create table product_search (
  product_id uuid primary key references products on delete cascade,
  title_fold text not null,
  tags_fold text[] not null,
  -- title, tags and description
  fold text not null,
  words tsvector not null
);

create function product_search_refresh() returns trigger language plpgsql as $$
declare
  folded text;
begin
  if new.status <> 'published' then
    delete from product_search where product_id = new.id;
  else
    folded := qeema_fold(concat_ws(' ', new.title, array_to_string(new.tags, ' '), new.description));
    insert into product_search values (new.id, qeema_fold(new.title),
        coalesce((select array_agg(qeema_fold(tag)) from unnest(new.tags) as tag), '{}'), folded,
        to_tsvector('arabic', folded))
      on conflict (product_id) do update set title_fold = excluded.title_fold, tags_fold = excluded.tags_fold,
        fold = excluded.fold, words = excluded.words;
  end if;
  return null;
end $$;

alter table products drop column search, drop column search_fold, drop column tags_fold;
create index product_search_fold on product_search using gin (fold gin_trgm_ops);
create index product_search_words on product_search using gin (words);
create index product_search_tags on product_search using gin (tags_fold);
create trigger product_search_refresh after insert or update of title, tags, description, status on products
  for each row execute function product_search_refresh();
-- the trigger fills in what is there already
update products set status = status where status = 'published';

create table user_search (
  user_id uuid primary key references users on delete cascade,
  -- name and handle
  called_fold text not null,
  -- name, handle and headline
  fold text not null
);

create function user_search_refresh() returns trigger language plpgsql as $$
begin
  if new.status <> 'active' then
    delete from user_search where user_id = new.id;
  else
    insert into user_search values (new.id, qeema_fold(new.name || ' ' || new.handle),
        qeema_fold(new.name || ' ' || new.handle || ' ' || new.headline))
      on conflict (user_id) do update set called_fold = excluded.called_fold, fold = excluded.fold;
  end if;
  return null;
end $$;

alter table users drop column search_fold;
create index user_search_fold on user_search using gin (fold gin_trgm_ops);
create index user_search_called on user_search using gin (called_fold gin_trgm_ops);
create trigger user_search_refresh after insert or update of name, handle, headline, status on users
  for each row execute function user_search_refresh();
update users set status = status where status = 'active';
