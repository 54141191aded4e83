import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import type { Grant } from '@/lib/server/entitlements/service';
import { fileOf } from './files';
import type {
  Change,
  Holding,
  Line,
  LineFile,
  LineKind,
  Quote,
  Standing,
  Subject,
  Terms,
  Wanted,
} from './port';

export type { Change, Holding, Line, LineKind, Quote, Standing, Terms, Wanted } from './port';

type OfKind = { kind: LineKind };

/** Asks each kind's file about its own lines, and merges the answers. */
async function ask<T extends OfKind, R>(
  all: readonly T[],
  question: (file: LineFile, own: T[]) => Promise<R>,
): Promise<R[]> {
  const byKind = [...Map.groupBy(all, ({ kind }) => kind)];
  return Promise.all(byKind.map(([kind, own]) => question(fileOf(kind), own)));
}

const together = <V>(maps: readonly ReadonlyMap<string, V>[]) => new Map(maps.flatMap((map) => [...map]));
const withKind = <T extends Holding>(holding: T) => ({ ...holding, kind: holding.line.kind });
const keyOf = ({ kind, subjectId }: Wanted) => `${kind} ${subjectId}`;

/** What a buyer would get at this moment, in the order asked for; what does not exist is left out. */
export async function quote(ctx: MemberCtx, wanted: readonly Wanted[]): Promise<Quote[]> {
  const quotes = await ask(wanted, (file, own) => file.quote(ctx, own));
  const known = new Map(quotes.flat().map((one) => [keyOf(one), one]));
  return wanted.flatMap((one) => known.get(keyOf(one)) ?? []);
}

/** Whether the member who asked can buy it. */
export const isBuyable = (one: Quote): boolean => one.isForSale && !one.isOwned && !one.isOurs;

/** What these cost together, in minor units. */
export const totalOf = (quotes: readonly Quote[]): number =>
  quotes.reduce((sum, { amount }) => sum + amount, 0);

/** Reserves what there is not enough of. @throws AppError `not_purchasable` */
export async function reserveLines(ctx: Ctx, lines: readonly Line[], until: Date): Promise<void> {
  await ask(lines, (file, own) => file.reserve(ctx, own, until));
}

/** The orders of these lines have ended: what they reserved is free again. The caller holds them locked. */
export async function releaseLines(ctx: Ctx, lines: readonly Line[]): Promise<void> {
  await ask(lines, (file, own) => file.release(ctx, own));
}

/** The state of each line that money came for, by its id. The caller holds their orders locked. */
export async function standingOf(ctx: Ctx, lines: readonly Line[]): Promise<Map<string, Standing>> {
  return together(await ask(lines, (file, own) => file.standing(ctx, own)));
}

/** What the buyers of lines get. */
export const grantsOf = (lines: readonly Line[]): Grant[] =>
  lines.flatMap((line) => fileOf(line.kind).grants([line]));

/** Counts lines as sold, in the counters that pages show. */
export const soldWrites = (ctx: Ctx, lines: readonly Line[]): Write[] =>
  [...Map.groupBy(lines, ({ kind }) => kind)].flatMap(([kind, own]) => fileOf(kind).sold(ctx, own));

/** Says that the holdings of paid lines begin now. */
export async function grantedLines(ctx: Ctx, holdings: readonly Holding[]): Promise<void> {
  await ask(holdings.map(withKind), (file, own) => file.granted(ctx, own));
}

/** Locks what lines need locked, before holds and balances are locked. */
export async function lockLines(ctx: Ctx, lines: readonly Line[]): Promise<void> {
  await ask(lines, (file, own) => file.lock(ctx, own));
}

/** Counters and ratings follow access. @returns entitlements that cannot come back */
export async function announceAccess(ctx: Ctx, changes: readonly Change[]): Promise<Set<string>> {
  const lost = await ask(changes.map(withKind), (file, own) => file.accessChanged(ctx, own));
  return new Set(lost.flatMap((ids) => [...ids]));
}

/** What refunds of lines depend on, by the line's id. */
export async function termsOf(
  ctx: Ctx,
  lines: readonly (Pick<Line, 'id'> & OfKind)[],
): Promise<Map<string, Terms>> {
  return together(await ask(lines, (file, own) => file.terms(ctx, own)));
}

/** Makes what `termsOf` says stay true until the transaction ends. */
export async function holdUse(ctx: Ctx, lines: readonly (Pick<Line, 'id'> & OfKind)[]): Promise<void> {
  await ask(lines, (file, own) => file.holdUse(ctx, own));
}

/** Covers of the lines' subjects, by the subject's id. */
export async function coversOf(
  ctx: Ctx,
  lines: readonly { kind: LineKind; subject_id: string }[],
): Promise<Map<string, string>> {
  const idsOf = (own: typeof lines) => own.map(({ subject_id }) => subject_id);
  return together(await ask(lines, (file, own) => file.covers(ctx, idsOf(own))));
}

/** Where the subject of a line is found: in notices, caches and addresses. */
export const subjectOf = (line: { kind: LineKind; subject_id: string }): Subject =>
  fileOf(line.kind).subject(line);
