-- Ratings of posts beside those of products, with replies, votes and moderation.
alter table posts
  add column ratings_count int not null default 0,
  add column ratings_sum int not null default 0;

alter table evaluations
  add column edited_at timestamptz,
  -- when the number of stars last changed; null for ratings from before
  add column stars_at timestamptz,
  -- its author is suspended
  add column is_away boolean not null default false,
  -- an operator has hidden it
  add column hidden_at timestamptz,
  add column helpful_count int not null default 0 check (helpful_count >= 0),
  add column unhelpful_count int not null default 0 check (unhelpful_count >= 0),
  -- Wilson's lower bound of the share of helpful votes
  add column helpfulness double precision not null default 0;

create index evaluations_product_helpful on evaluations (product_id, helpfulness desc, id desc) where status = 'visible';
create index evaluations_post_newest on evaluations (post_id, id desc) where status = 'visible';
create index evaluations_post_helpful on evaluations (post_id, helpfulness desc, id desc) where status = 'visible';
create index evaluations_author on evaluations (author_id);

-- The answer of whoever is rated. evaluations.reply stays for one release; nothing ever wrote it but by hand.
create table evaluation_replies (
  evaluation_id uuid primary key references evaluations on delete cascade,
  author_id uuid not null references users,
  text text not null check (char_length(text) <= 8000),
  created_at timestamptz not null,
  edited_at timestamptz
);
create index evaluation_replies_author on evaluation_replies (author_id);

insert into evaluation_replies (evaluation_id, author_id, text, created_at)
select e.id, coalesce(p.owner_id, o.author_id), e.reply, e.updated_at
from evaluations e left join products p on p.id = e.product_id left join posts o on o.id = e.post_id
where e.reply is not null;

create table evaluation_votes (
  evaluation_id uuid not null references evaluations on delete cascade,
  user_id uuid not null references users,
  is_helpful boolean not null,
  created_at timestamptz not null,
  primary key (evaluation_id, user_id)
);
create index evaluation_votes_user on evaluation_votes (user_id);

-- Ratings by suspended members were counted, and left out of the list.
update evaluations e set is_away = true from users u where u.id = e.author_id and u.status = 'suspended';
update products p set ratings_count = rated.count, ratings_sum = rated.sum,
  hot = hot - (20 + ratings_sum)::float8 / (5 + ratings_count) + (20 + rated.sum)::float8 / (5 + rated.count)
from (select q.id, count(e.id)::int as count, coalesce(sum(e.rating), 0)::int as sum
  from products q left join evaluations e on e.product_id = q.id and e.status = 'visible' and not e.is_away
    and not (e.is_free and q.price_amount > 0)
  where q.id in (select product_id from evaluations where is_away) group by q.id) rated
where p.id = rated.id;
