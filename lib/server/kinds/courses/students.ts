import 'server-only';
import type { Parsed, Payload } from '@/lib/contract/endpoint';
import type { Person } from '@/lib/contract/fields';
import type * as contract from '@/lib/contract/kinds/course-students';
import type { Student, StudentFigures } from '@/lib/contract/kinds/course-students';
import { isSeries, KINDS } from '@/lib/contract/kinds/types';
import { translator } from '@/lib/i18n/translate';
import type { MemberCtx } from '@/lib/server/ctx';
import { foldText } from '@/lib/server/db/fold';
import { inTransaction } from '@/lib/server/db/tx';
import { found } from '@/lib/server/errors';
import { csvResponse } from '@/lib/server/http/csv';
import { decodeIdCursor, toPage } from '@/lib/server/http/cursor';
import { newId } from '@/lib/server/ids';
import { getOthers } from '@/lib/server/users/service';
import { asText } from '@/lib/shared/spreadsheet';
import { DAY } from '@/lib/shared/time';
import { closeOpening, insertOpening } from './repo-openings';
import { findOwnCourse } from './repo-sections';
import * as repo from './repo-students';

const BATCH = 500;

type Filter = Parsed<typeof contract.exportStudents>['query'];

/**
 * Returns the owners of one of the caller's courses, newest first. Blocks hide nobody here: who bought is named to the
 * seller, as in their sales.
 * @throws AppError `not_found`
 */
export async function listStudents(
  ctx: MemberCtx,
  id: string,
  { cursor, limit, ...filter }: Parsed<typeof contract.listStudents>['query'],
): Promise<Payload<typeof contract.listStudents>> {
  await ownCourse(ctx, id);
  const asked = await filterOf(ctx, id, filter);
  const all = await repo.listStudents(ctx.db, asked, { before: decodeIdCursor(cursor), limit });
  const { rows, nextCursor } = toPage(all, limit, (row) => [row.id]);
  return { data: await present(ctx, rows), nextCursor };
}

const ownCourse = async (ctx: MemberCtx, id: string) =>
  found(await findOwnCourse(ctx.db, id, ctx.viewer.id, KINDS.courses.types));

async function filterOf(ctx: MemberCtx, productId: string, { q, group, days }: Filter) {
  const folded = q ? await foldText(ctx.db, q) : '';
  return { productId, folded, group, stoppedSince: new Date(ctx.now.getTime() - Number(days) * DAY) };
}

async function present(ctx: MemberCtx, rows: readonly repo.StudentRow[]): Promise<Student[]> {
  const people = await getOthers(
    ctx,
    rows.map(({ holder_id }) => holder_id),
  );
  return rows.map((row) => presentStudent(row, found(people.get(row.holder_id))));
}

const presentStudent = (row: repo.StudentRow, person: Person): Student => ({
  _id: row.id,
  person,
  since: row.granted_at.toISOString(),
  doneCount: row.done,
  ofCount: row.of,
  lastSeenAt: row.seen_at?.toISOString() ?? null,
  openedAt: row.opened_at?.toISOString() ?? null,
});

/** Returns how many have one of the caller's courses, and where they stop. @throws AppError `not_found` */
export async function getStudentFigures(ctx: MemberCtx, id: string): Promise<StudentFigures> {
  const { title, type } = await ownCourse(ctx, id);
  const [{ count, complete }, lessons] = await Promise.all([
    repo.countStudents(ctx.db, id),
    repo.listLessonFigures(ctx.db, id),
  ]);
  return {
    title,
    isSeries: isSeries(type),
    count,
    completeCount: complete,
    hasDays: lessons.some(({ has_days }) => has_days),
    lessons: lessons.map((lesson) => ({
      _id: lesson.id,
      title: lesson.title,
      section: lesson.section,
      type: lesson.type as StudentFigures['lessons'][number]['type'],
      begunCount: lesson.begun,
      doneCount: lesson.done,
    })),
  };
}

/**
 * Opens all lessons to one buyer, or takes that back. Done twice, it is done once.
 * @throws AppError `not_found` where they do not have the course any more
 */
export function putStudentOpening(
  ctx: MemberCtx,
  { id, studentId }: Parsed<typeof contract.putStudentOpening>['params'],
  { isOpen }: Parsed<typeof contract.putStudentOpening>['body'],
): Promise<Student> {
  return inTransaction(ctx, async (ctx) => {
    await ownCourse(ctx, id);
    found(await repo.findStudent(ctx.db, id, studentId));
    const opening = { entitlementId: studentId, by: ctx.viewer.id, now: ctx.now };
    if (isOpen) await insertOpening(ctx.db, { ...opening, id: newId() });
    else await closeOpening(ctx.db, opening);
    const [student] = await present(ctx, [found(await repo.findStudent(ctx.db, id, studentId))]);
    return found(student);
  });
}

const COLUMNS = ['name', 'handle', 'since', 'done', 'of', 'percent', 'lastSeen', 'opened'] as const;

/** The list for spreadsheets, in the caller's language, read and sent in batches. @throws AppError `not_found` */
export async function exportStudents(ctx: MemberCtx, id: string, filter: Filter): Promise<Response> {
  const inSeries = isSeries((await ownCourse(ctx, id)).type);
  const t = translator(ctx.locale, 'course-students');
  const context = inSeries ? 'series' : undefined;
  const columns = COLUMNS.map((column) => t(`csv.${column}`, { context }));
  const name = `qeema-${inSeries ? 'listeners' : 'students'}-${ctx.now.toISOString().slice(0, 10)}.csv`;
  return csvResponse(name, columns, table(ctx, await filterOf(ctx, id, filter)));
}

async function* table(ctx: MemberCtx, filter: repo.StudentFilter): AsyncGenerator<string[][]> {
  let before: string | null = null;
  for (;;) {
    const rows: repo.StudentRow[] = await repo.listStudents(ctx.db, filter, { before, limit: BATCH });
    const kept = rows.slice(0, BATCH);
    yield (await present(ctx, kept)).map(cells);
    if (rows.length <= BATCH) return;
    before = kept.at(-1)?.id ?? null;
  }
}

const cells = ({ person, since, doneCount, ofCount, lastSeenAt, openedAt }: Student): string[] => [
  asText(person.name),
  asText(person.handle),
  moment(since),
  String(doneCount),
  String(ofCount),
  ofCount === 0 ? '' : String(Math.floor((doneCount / ofCount) * 100)),
  moment(lastSeenAt),
  moment(openedAt),
];

/** In UTC, as the ledger's table has it. */
const moment = (iso: string | null): string => iso?.slice(0, 19).replace('T', ' ') ?? '';
