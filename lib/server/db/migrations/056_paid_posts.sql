-- Paid posts: a title and a free part that stand in `posts`, and a locked part for those who bought it.
alter table posts add column title text not null default '';

create or replace function post_search_refresh() returns trigger language plpgsql as $$
declare
  folded text;
begin
  if new.status <> 'published' or new.audience <> 'public' then
    delete from post_search where post_id = new.id;
  else
    folded := qeema_fold(btrim(concat_ws(' ', new.title, new.text)));
    insert into post_search values (new.id, folded, to_tsvector('arabic', folded))
      on conflict (post_id) do update set fold = excluded.fold, words = excluded.words;
  end if;
  return null;
end $$;
drop trigger post_search_refresh on posts;
create trigger post_search_refresh after insert or update of title, text, status, audience on posts
  for each row execute function post_search_refresh();

-- What everybody may know of a paid post: its price, and how much is locked.
create table paid_posts (
  post_id uuid primary key references posts on delete cascade,
  price_amount bigint not null check (price_amount between 200 and 50000),
  currency text not null,
  -- of the locked part that is sold now
  version int not null default 1 check (version > 0),
  words int not null check (words >= 0),
  images int not null check (images >= 0),
  files int not null check (files >= 0),
  sales_count int not null default 0 check (sales_count >= 0)
);

-- The locked parts. `lib/server/paid-posts/repo-locked.ts` alone reads them, and asks who may. A version that somebody
-- bought stays as it was.
create table locked_parts (
  post_id uuid not null references paid_posts on delete cascade,
  version int not null,
  text text not null,
  created_at timestamptz not null,
  primary key (post_id, version)
);
create table locked_files (
  post_id uuid not null,
  version int not null,
  position int not null,
  file_id uuid not null references files,
  -- words that stand for a picture
  alt text not null default '',
  primary key (post_id, version, position),
  foreign key (post_id, version) references locked_parts on delete cascade
);
create index locked_files_file on locked_files (file_id);

create index entitlements_post_any on entitlements (post_id) where post_id is not null;
