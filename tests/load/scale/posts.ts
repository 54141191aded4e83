import { REACTIONS } from '@/lib/contract/choices';
import { DECADE_SECONDS, POINTS } from '@/lib/server/posts/hotness';
import { oneOf, phrasesOf, READERS, type Size, timesOf } from './draw';

/** Authors with their number of posts, and the reactions to them: a few posts have most of them. */
export function postDraft({ people, posts }: Size, now: Date): string[] {
  const { from, to } = timesOf(now);
  const step = Math.floor((to - from) / posts);
  const counted = (least: number) => `least(scale.many(n, 11, ${least}), ${people - 1})`;
  return [
    `create table scale.posts as
      select n, scale.id('post', n, ms) as id, ms,
        1 + floor(${people - READERS.length} * power(scale.chance(n, 10), 2))::int as author,
        ${counted(2.75)} as reactions, ${counted(0.5)} as comments, ${counted(0.35)} as saves, ${counted(0.25)} as shares
      from (select n::bigint, ${from} + n::bigint * ${step} as ms from generate_series(1, ${posts}) n) t`,
    'alter table scale.posts add primary key (n); analyze scale.posts',
    `create table scale.comments as
      select n as post, j, ${oneOf(people, 'n', 12, 'j')} as author, ms + j * 61000 as ms
      from scale.posts cross join lateral generate_series(1, comments) j`,
    'analyze scale.comments',
  ];
}

/** Every fortieth post `p` has a locked part, which some bought. */
export const IS_PAID = 'p.n % 40 = 7';
export const HAS_PICTURE = 'p.n % 4 = 0';

/** The posts themselves with their search texts, which the app's own trigger makes: this takes longest. */
export function postStatements({ people, posts }: Size): string[] {
  const phrases = phrasesOf(posts);
  const names = REACTIONS.map((name) => `reactions_${name}`);
  const each = REACTIONS.map(
    (_, index) => `(reactions + ${REACTIONS.length - 1 - index}) / ${REACTIONS.length}`,
  );
  const points = Object.entries({
    reactions: 'reaction',
    comments: 'comment',
    saves: 'save',
    shares: 'share',
  } as const)
    .map(([column, act]) => `${POINTS[act]} * p.${column}`)
    .join(' + ');
  const phrase = (name: string, factor: number) =>
    `join scale.phrases ${name} on ${name}.n = 1 + p.n * ${factor} % ${phrases}`;
  return [
    `insert into posts (id, author_id, title, text, tags, audience, ${names.join()}, comments_count, saves_count, shares_count, hot,
        created_at)
      select p.id, a.id, case when ${IS_PAID} then 'درس' else '' end, concat_ws(' ', f.text, g.text, case when p.n % 3 = 0 then h.text end, '#' || tag.word),
        case when tag.word is null then '{}' else array[tag.word] end,
        case when p.n % 20 = 0 then 'followers' else 'public' end, ${each.join()}, comments, saves, shares,
        log(greatest(${points}, 1)::float8) + p.ms / 1000.0 / ${DECADE_SECONDS}, scale.at(p.ms)
      from scale.posts p join scale.people a on a.n = p.author
      ${phrase('f', 7)} ${phrase('g', 101)} ${phrase('h', 911)}
      left join scale.words tag on p.n % 5 = 0 and tag.rank = floor(exp(scale.chance(p.n, 13) * ln(300)))::int
      order by p.n`,
    `insert into post_tags (tag_fold, post_id, tag, author_id)
      select qeema_fold(tags[1]), id, tags[1], author_id from posts where tags <> '{}'`,
    `insert into post_media (post_id, position, file_id, alt)
      select p.id, 0, scale.id('picture', p.n, 0), 'صورة' from scale.posts p where ${HAS_PICTURE}`,
    `insert into paid_posts (post_id, price_amount, currency, words, images, files)
      select p.id, 500, 'USD', 400, 1, 0 from scale.posts p where ${IS_PAID}`,
    `insert into locked_parts (post_id, version, text, created_at)
      select p.id, 1, f.text, scale.at(p.ms) from scale.posts p ${phrase('f', 17)} where ${IS_PAID}`,
    `insert into locked_files (post_id, version, position, file_id, alt)
      select p.id, 1, 0, scale.id('picture', p.n, 0), 'صورة' from scale.posts p where ${IS_PAID}`,
    `insert into entitlements (id, holder_id, post_id, granted_at)
      select scale.id('read', p.n * 4096 + j, p.ms + j * 60000), w.id, p.id, scale.at(p.ms + j * 60000)
      from scale.posts p cross join lateral generate_series(1, least(1 + reactions, 40)) j
      join scale.people w on w.n = ${oneOf(people, 'p.n', 29, 'j')} where ${IS_PAID}`,
    `insert into evaluations (id, post_id, author_id, rating, text, created_at, updated_at)
      select scale.id('stars', p.n * 4096 + j, p.ms + j * 90000), p.id, w.id, 3 + (p.n + j) % 3, f.text,
        scale.at(p.ms + j * 90000), scale.at(p.ms + j * 90000)
      from scale.posts p cross join lateral generate_series(1, least(reactions, 20)) j
      join scale.people w on w.n = ${oneOf(people, 'p.n', 29, 'j')} ${phrase('f', 19)} where ${IS_PAID}`,
    `update posts set ratings_count = rated.count, ratings_sum = rated.sum from (
      select post_id, count(*) as count, sum(rating) as sum from evaluations where post_id is not null group by 1) rated
      where posts.id = rated.post_id`,
  ];
}

/** The members' actions on the posts. */
export function actStatements({ people }: Size): string[] {
  const by = (count: string, kind: number) =>
    `from scale.posts p cross join lateral generate_series(1, p.${count}) j
      join scale.people w on w.n = ${oneOf(people, 'p.n', kind, 'j')}`;
  const name = `(array[${REACTIONS.map((one) => `'${one}'`).join()}])[1 + (j - 1) % ${REACTIONS.length}]`;
  return [
    `insert into reactions (post_id, user_id, name, created_at)
      select p.id, w.id, ${name}, scale.at(p.ms + j * 30000) ${by('reactions', 14)}`,
    `insert into saves (id, user_id, post_id)
      select scale.id('save', p.n * 4096 + j, p.ms + j * 45000), w.id, p.id ${by('saves', 15)}`,
    `insert into shares (user_id, post_id, created_at)
      select w.id, p.id, scale.at(p.ms + j * 45000) ${by('shares', 16)}`,
    `insert into comments (id, post_id, author_id, text, created_at)
      select scale.id('comment', c.post * 65536 + c.j, c.ms), p.id, w.id, f.text, scale.at(c.ms)
      from scale.comments c join scale.posts p on p.n = c.post join scale.people w on w.n = c.author
      join scale.phrases f on f.n = 1 + (c.post + c.j) % (select count(*) from scale.phrases) order by c.ms`,
  ];
}
