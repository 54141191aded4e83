import { COURSE_LEVELS } from '@/lib/contract/choices';
import { KINDS, type KindName } from '@/lib/contract/kinds/types';
import { DAY } from '@/lib/shared/time';
import { phrasesOf, type Size } from './draw';

const COURSES: KindName = 'courses';
const SECTIONS = 3;
const LESSONS = 24;
/** A lesson of every type, in turns. */
const TYPES = ['video', 'text', 'audio', 'file'];

/**
 * What courses hold, and what their buyers and creators did there: how far they are, notes, questions, certificates,
 * messages, opened lessons; copies of films and uploads. Products and sales are there already.
 */
export function courseStatements({ posts }: Size): string[] {
  const phrases = phrasesOf(posts);
  const one = (values: readonly string[], n: string) =>
    `(array[${values.map((value) => `'${value}'`).join()}])[1 + ${n} % ${values.length}]`;
  const phrase = (name: string, n: string) =>
    `join scale.phrases ${name} on ${name}.n = 1 + ${n} % ${phrases}`;
  const types = KINDS[COURSES].types.map((type) => `'${type}'`).join();
  const lessons = 'scale.courses c cross join lateral generate_series(1, c.lessons) j';
  const lessonId = (j: string) => `scale.id('lesson', c.n * 64 + ${j}, c.ms + ${j})`;
  const typeOf = (j: string) => one(TYPES, `(c.n + ${j})`);
  // Some get far, most do not.
  const done = `scale.buyers b join scale.courses c on c.n = b.product cross join lateral generate_series(1, b.done) j`;
  return [
    `create table scale.courses as
      select p.n, p.id, p.ms, p.owner, 3 + (p.n % ${LESSONS - 2})::int as lessons from scale.products p
      join products r on r.id = p.id and r.type in (${types})`,
    'alter table scale.courses add primary key (n); analyze scale.courses',
    `create table scale.buyers as
      select s.n, s.product, s.buyer, s.ms, scale.id('held', s.n, s.ms) as id,
        least(floor(scale.chance(s.n, 40) * 12)::int, c.lessons) as done
      from scale.sales s join scale.courses c on c.n = s.product`,
    'analyze scale.buyers',
    `insert into courses (product_id, level, language)
      select c.id, ${one(COURSE_LEVELS, 'c.n')}, 'ar' from scale.courses c`,
    `update products p set level = ${one(COURSE_LEVELS, 'c.n')}, seconds = c.lessons * 600 from scale.courses c where c.id = p.id`,
    `insert into course_sections (id, product_id, title, position, created_at)
      select scale.id('section', c.n * 8 + s, c.ms), c.id, f.text, s, scale.at(c.ms)
      from scale.courses c cross join lateral generate_series(1, ${SECTIONS}) s ${phrase('f', '(c.n + s)')}`,
    `insert into course_lessons (id, product_id, section_id, type, title, position, file_id, seconds, preview_since, shown_at,
        created_at, updated_at, comments_count)
      select ${lessonId('j')}, c.id, scale.id('section', c.n * 8 + 1 + j % ${SECTIONS}, c.ms), ${typeOf('j')}, f.text, j,
        case when ${typeOf('j')} <> 'text' then scale.id('file', c.n, c.ms) end, 600,
        case when j = 1 then scale.at(c.ms) end, scale.at(c.ms), scale.at(c.ms), scale.at(c.ms), case when j = 2 then c.n % 60 else 0 end
      from ${lessons} ${phrase('f', '(c.n * 7 + j)')}`,
    `insert into lesson_texts (lesson_id, version, body, plain, updated_at)
      select ${lessonId('j')}, 1, '{"type":"doc","content":[]}', concat_ws(' ', f.text, g.text), scale.at(c.ms)
      from ${lessons} ${phrase('f', '(c.n * 11 + j)')} ${phrase('g', '(c.n * 3 + j)')} where ${typeOf('j')} = 'text'`,
    `insert into lesson_captions (lesson_id, language, cues, updated_at)
      select ${lessonId('j')}, 'ar', jsonb_build_array(jsonb_build_object('from', 0, 'to', 4, 'text', f.text),
        jsonb_build_object('from', 4, 'to', 9, 'text', g.text)), scale.at(c.ms)
      from ${lessons} ${phrase('f', '(c.n * 13 + j)')} ${phrase('g', '(c.n * 17 + j)')} where ${typeOf('j')} = 'video'`,
    `insert into lesson_files (lesson_id, file_id, place, position)
      select ${lessonId('j')}, scale.id('picture', 1 + c.n % 50, 0), 'text', 0 from ${lessons} where ${typeOf('j')} = 'text'`,
    `insert into recordings (file_id, kind, seconds, width, height)
      select scale.id('file', c.n, c.ms), 'video', 600, 1280, 720 from scale.courses c`,
    `insert into streams (file_id, state, share, changed_at)
      select scale.id('file', c.n, c.ms), 'ready', 1, scale.at(c.ms) from scale.courses c`,
    `insert into stream_parts (file_id, name, width, height, bandwidth, size, storage_key, playlist)
      select scale.id('file', c.n, c.ms), side::text, side * 16 / 9, side, side * 1000, 1000, 'copy' || c.n || '-' || side, ''
      from scale.courses c cross join unnest('{360,720}'::int[]) side`,
    `insert into resumable_uploads (id, owner_id, purpose, name, size, modified, state, received, started_at, changed_at)
      select scale.id('upload', c.n, c.ms), o.id, 'product_file', 'درس.mp4', 1000, c.n, 'receiving', 0, scale.at(c.ms), scale.at(c.ms)
      from scale.courses c join scale.people o on o.n = c.owner where c.n % 4 = 1`,
    `insert into lesson_uses (entitlement_id, lesson_id, opened_at, used_at)
      select b.id, ${lessonId('j')}, scale.at(b.ms + j), scale.at(b.ms + j) from ${done}`,
    `insert into lesson_progress (entitlement_id, lesson_id, reported_at, completed_at)
      select b.id, ${lessonId('j')}, scale.at(b.ms + j), scale.at(b.ms + j) from ${done}`,
    `insert into lesson_notes (entitlement_id, id, lesson_id, second, text, created_at, updated_at)
      select b.id, scale.id('note', b.n * 64 + j, b.ms), ${lessonId('j')}, 7, f.text, scale.at(b.ms), scale.at(b.ms)
      from ${done} ${phrase('f', '(b.n + j)')} where b.n % 3 = 0`,
    `insert into comments (id, lesson_id, author_id, text, created_at)
      select scale.id('question', c.n * 64 + j, c.ms + j * ${DAY / 24}), ${lessonId('2')}, o.id, f.text, scale.at(c.ms + j * ${DAY / 24})
      from scale.courses c cross join lateral generate_series(1, c.n % 60) j join scale.people o on o.n = c.owner
      ${phrase('f', '(c.n + j)')}`,
    `insert into certificates (entitlement_id, code, name_ar, title, creator, seconds, issued_on)
      select b.id, translate(lpad(b.n::text, 20, 'z'), '01', 'ab'), 'هدى', 'دورة', 'سارة', 6000, '2026-11-01'
      from scale.buyers b where b.n % 10 = 0`,
    `insert into course_openings (id, entitlement_id, opened_by, opened_at)
      select scale.id('opening', b.n, b.ms), b.id, o.id, scale.at(b.ms)
      from scale.buyers b join scale.courses c on c.n = b.product join scale.people o on o.n = c.owner where b.n % 20 = 0`,
    // Of the questions that were reported, an operator has looked at all but a few.
    `insert into comment_reports (comment_id, reporter_id, reported_at, judged_at)
      select scale.id('question', c.n * 64 + 1, c.ms + ${DAY / 24}), r.id, scale.at(c.ms + ${DAY}),
        case when c.n % 100 > 4 then scale.at(c.ms + 2 * ${DAY}) end
      from scale.courses c join scale.people r on r.n = 1 + c.n % 50 where c.n % 60 > 0`,
    `update comments c set judged_at = r.judged_at from comment_reports r where r.comment_id = c.id`,
    ...messageStatements(phrase),
  ];
}

/** Each course has some messages to its buyers. Of those that were reported, an operator has looked at most. */
function messageStatements(phrase: (name: string, n: string) => string): string[] {
  const messageId = `scale.id('message', c.n * 64 + j, c.ms + j * ${DAY})`;
  const messages = 'scale.courses c cross join lateral generate_series(1, 1 + c.n % 9) j';
  const isReported = '(c.n + j) % 11 = 0';
  const judgedAt = `case when ${isReported} and c.n % 100 > 4 then scale.at(c.ms + (j + 2) * ${DAY}) end`;
  return [
    `insert into course_messages (id, product_id, sender_id, body, readers_count, sent_at, judged_at)
      select ${messageId}, c.id, o.id, f.text, 1, scale.at(c.ms + j * ${DAY}), ${judgedAt}
      from ${messages} join scale.people o on o.n = c.owner ${phrase('f', '(c.n + j)')}`,
    `insert into course_message_readers (message_id, entitlement_id)
      select ${messageId}, b.id from ${messages} join scale.buyers b on b.product = c.n`,
    `insert into course_message_reports (message_id, reporter_id, reported_at, judged_at)
      select ${messageId}, r.id, scale.at(c.ms + (j + 1) * ${DAY}), ${judgedAt}
      from ${messages} join scale.people r on r.n = 1 + c.n % 50 where ${isReported}`,
  ];
}
