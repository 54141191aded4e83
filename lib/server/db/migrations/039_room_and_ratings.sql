-- Uploads that are on their way: what they announced is kept free for them.
create table uploads (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  bytes bigint not null check (bytes >= 0),
  started_at timestamptz not null
);
create index uploads_owner on uploads (owner_id);

-- The sum of an account's files is read from the index alone.
create index files_room on files (owner_id) include (size);

-- What a file hangs on: asked for each picture that is shown, and before a file is deleted.
create index users_profile_pic on users (profile_pic_id) where profile_pic_id is not null;
create index users_cover on users (cover_id) where cover_id is not null;
create index products_cover on products (cover_id) where cover_id is not null;
create index product_gallery_file on product_gallery (file_id);
create index product_files_file on product_files (file_id);
create index post_media_file on post_media (file_id);

-- Keys in the order of their bytes, so that all that begin alike are a range of the index.
alter table rate_limits alter column key type text collate "C";

-- A rating by who has come to earn by the product counts no more.
alter table evaluations drop constraint evaluations_status_check,
  add constraint evaluations_status_check check (status in ('visible', 'hidden', 'reversed', 'own'));
update evaluations e set status = 'own' from products p join company_members m on m.company_id = p.owner_id
where p.id = e.product_id and m.user_id = e.author_id and m.status = 'active' and e.status in ('visible', 'reversed')
  and (exists (select from company_shares s where s.member_id = m.id and s.share_bps > 0 and s.from_at > now())
    or (select s.share_bps from company_shares s where s.member_id = m.id and s.from_at <= now()
      order by s.from_at desc, s.id desc limit 1) > 0);
update products p set ratings_count = rated.count, ratings_sum = rated.sum,
  hot = log((1 + 3 * sales_count + rated.sum + comments_count)::float8)
    + extract(epoch from coalesce(published_at, created_at))::float8 / 45000
from (select product_id, count(*) filter (where status = 'visible')::int as count,
    coalesce(sum(rating) filter (where status = 'visible'), 0)::int as sum
  from evaluations group by product_id having bool_or(status = 'own')) rated
where p.id = rated.product_id;
