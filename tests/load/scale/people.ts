import { DAY } from '@/lib/shared/time';
import { READERS, type Size, timesOf } from './draw';

/**
 * People and their follows: mostly a few, half of them famous, half anybody. A few are followed by many.
 * @returns statements, in order
 */
export function peopleStatements({ people }: Size, now: Date): string[] {
  const { from, to } = timesOf(now);
  const step = Math.floor((to - from) / people);
  const authors = people - READERS.length;
  // Half by fame, which the first people have most of; half by chance.
  const drawn = (follower: string) =>
    `1 + floor(${authors} * power(scale.chance(${follower} * 8192 + i, 2), case when i % 2 = 0 then 3 else 1 end))::int`;
  const readers = READERS.map((count, index) => `(${authors + 1 + index}, ${count})`).join();
  return [
    `create table scale.people as
      select n, scale.id('person', n, ms) as id, ms, 3 + floor(60 * power(scale.chance(n, 3), 3))::int as wish
      from (select n, ${from} + n::bigint * ${step} as ms from generate_series(1, ${people}) n) t`,
    'alter table scale.people add primary key (n); analyze scale.people',
    `create table scale.follows as
      select distinct n as follower, ${drawn('n')} as followee
      from scale.people cross join lateral generate_series(1, wish) i where n <= ${authors}`,
    'delete from scale.follows where follower = followee',
    `insert into scale.follows
      select r.n, d.followee from (values ${readers}) r (n, wish) cross join lateral (
        select followee from (select distinct ${drawn('r.n')} as followee from generate_series(1, 8000) i) all_drawn
        order by scale.chance(followee, 4) limit r.wish) d`,
    'analyze scale.follows',
    `insert into follows (id, follower_id, followee_id, created_at)
      select scale.id('follow', k, f.ms), a.id, b.id, scale.at(f.ms)
      from (select *, follower::bigint * 1000003 + followee as k,
          ${from} + floor(scale.chance(follower::bigint * 1000003 + followee, 5) * ${to - from})::bigint as ms
        from scale.follows) f
      join scale.people a on a.n = f.follower join scale.people b on b.n = f.followee order by f.ms`,
    // Letters that never look alike: a handle is its own look-alike key.
    `insert into users (id, email, name, handle, handle_skeleton, headline, bio, role, interests, following_count,
        followers_count, posts_count, products_count, notifications_seen_at, created_at, updated_at)
      select p.id, handle || '@qeema.example', initcap(split_part(f.text, ' ', 1) || ' ' || split_part(g.text, ' ', 2)),
        handle, handle, split_part(g.text, ' ', 3) || ' ' || split_part(f.text, ' ', 4), f.text,
        case when products.made > 0 then 'CREATOR' else 'MEMBER' end,
        array[listed.ids[1 + p.n % 15], listed.ids[1 + (p.n / 15) % 15]], coalesce(a.count, 0), coalesce(b.count, 0),
        coalesce(posts.made, 0), coalesce(products.made, 0), scale.at(${to - 7 * DAY}), scale.at(p.ms), scale.at(p.ms)
      from (select *, 'u' || translate(lpad(n::text, 7, '0'), '0123456789', 'abcdefghjk') as handle from scale.people) p
      cross join (select array_agg(id order by position) as ids from interests) listed
      join scale.phrases f on f.n = 1 + p.n * 31 % (select count(*) from scale.phrases)
      join scale.phrases g on g.n = 1 + p.n * 67 % (select count(*) from scale.phrases)
      left join (select follower as n, count(*)::int from scale.follows group by 1) a on a.n = p.n
      left join (select followee as n, count(*)::int from scale.follows group by 1) b on b.n = p.n
      left join (select author as n, count(*)::int as made from scale.posts group by 1) posts on posts.n = p.n
      left join (select owner as n, count(*)::int as made from scale.products group by 1) products on products.n = p.n
      order by p.n`,
  ];
}
