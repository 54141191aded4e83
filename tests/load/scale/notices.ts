import { DAY } from '@/lib/shared/time';
import { timesOf } from './draw';

interface Group {
  kind: string;
  /** rows with reader, actor (null: nobody), subject, ms */
  events: string;
  /** the column for the subject */
  about: 'post_id' | 'product_id' | 'order_id' | null;
  /** SQL over `subject` */
  key: string;
}

/** Notices about comments, and in the last weeks about follows and sales; those older than a week are read. */
export function noticeStatements(now: Date): string[] {
  const { to } = timesOf(now);
  const recent = to - 30 * DAY;
  const groups: Group[] = [
    {
      kind: 'comment',
      events: `select a.id as reader, w.id as actor, p.id as subject, c.ms from scale.comments c
        join scale.posts p on p.n = c.post and p.author <> c.author
        join scale.people a on a.n = p.author join scale.people w on w.n = c.author`,
      about: 'post_id',
      key: `'comment:' || subject`,
    },
    {
      kind: 'follow',
      events: `select followee_id as reader, follower_id as actor, null::uuid as subject,
        (extract(epoch from created_at) * 1000)::bigint as ms from follows where created_at > scale.at(${recent})`,
      about: null,
      key: `'follow'`,
    },
    {
      kind: 'sale',
      events: `select o.id as reader, b.id as actor, p.id as subject, s.ms from scale.sales s
        join scale.products p on p.n = s.product join scale.people o on o.n = s.owner join scale.people b on b.n = s.buyer
        where s.ms > ${recent}`,
      about: 'product_id',
      key: `'sale:' || subject`,
    },
    {
      kind: 'purchase',
      events: `select b.id as reader, null::uuid as actor, s.order_id as subject, s.ms from scale.sales s
        join scale.people b on b.n = s.buyer`,
      about: 'order_id',
      key: `'purchase:' || subject`,
    },
  ];
  return groups.flatMap(({ kind, events, about, key }) => [
    `create table scale.told as ${events}`,
    `create table scale.groups as
      select scale.id('${kind}', hashtextextended(reader::text || ${key}, 0), max(ms)) as id, reader, ${key} as key, subject,
        max(ms) as ms, (array_agg(actor order by ms desc))[1] as actor, greatest(count(actor), 1)::int as actors
      from (select *, ${key} as key from scale.told) t group by reader, key, subject`,
    `insert into notifications (id, user_id, kind, actor_id, actors_count, ${about ? `${about},` : ''} group_key, is_read, sort_id,
        created_at)
      select id, reader, '${kind}', actor, actors, ${about ? 'subject,' : ''} key, ms < ${to - 7 * DAY}, id, scale.at(ms)
      from scale.groups order by ms`,
    `insert into notification_actors (notification_id, actor_id)
      select g.id, t.actor from scale.told t join scale.groups g on g.reader = t.reader and g.key = ${key.replace('subject', 't.subject')}
      where t.actor is not null`,
    'drop table scale.told, scale.groups',
  ]);
}
