import 'server-only';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import type { Write } from '@/lib/server/db/writes';
import type { Grant } from '@/lib/server/entitlements/service';
import type { SoldSession } from '@/lib/server/kinds/sale-port';
import type {
  Change,
  Holding,
  Line,
  LineKind,
  LineRules,
  Quote,
  Standing,
  Subject,
  Terms,
  TypedLine,
  Wanted,
} from './port';
import { rulesOf } from './rules';

export type { Change, Holding, Line, LineKind, Quote, Standing, Terms, Wanted } from './port';

type OfKind = { kind: LineKind };

/** Asks the rules of each kind about its own lines, and merges the answers. */
async function ask<T extends OfKind, R>(
  all: readonly T[],
  question: (rules: LineRules, own: T[]) => Promise<R>,
): Promise<R[]> {
  const byKind = [...Map.groupBy(all, ({ kind }) => kind)];
  return Promise.all(byKind.map(([kind, own]) => question(rulesOf(kind), own)));
}

const together = <V>(maps: readonly ReadonlyMap<string, V>[]) => new Map(maps.flatMap((map) => [...map]));
const withKind = <T extends Holding>(holding: T) => ({ ...holding, kind: holding.line.kind });
const keyOf = ({ kind, subjectId }: Wanted) => `${kind} ${subjectId}`;

/** What a buyer would get at this moment, in the order asked for; what does not exist is left out. */
export async function quote(ctx: MemberCtx, wanted: readonly Wanted[]): Promise<Quote[]> {
  const quotes = await ask(wanted, (rules, own) => rules.quote(ctx, own));
  const known = new Map(quotes.flat().map((one) => [keyOf(one), one]));
  return wanted.flatMap((one) => known.get(keyOf(one)) ?? []);
}

/** Returns whether the member who asked can buy it. */
export const isBuyable = (one: Quote): boolean => one.isForSale && !one.isOwned && !one.isOurs;

/** Returns the total price of these lines, in minor units. */
export const totalOf = (quotes: readonly Quote[]): number =>
  quotes.reduce((sum, { amount }) => sum + amount, 0);

/** Reserves what there is not enough of. @throws AppError `not_purchasable` */
export async function reserveLines(ctx: Ctx, lines: readonly Line[], until: Date): Promise<void> {
  await ask(lines, (rules, own) => rules.reserve(ctx, own, until));
}

/** The orders of these lines have ended: what they reserved is free again. The caller holds them locked. */
export async function releaseLines(ctx: Ctx, lines: readonly Line[]): Promise<void> {
  await ask(lines, (rules, own) => rules.release(ctx, own));
}

/** The state of each line that money came for, by its id. The caller holds their orders locked. */
export async function standingOf(ctx: Ctx, lines: readonly Line[]): Promise<Map<string, Standing>> {
  return together(await ask(lines, (rules, own) => rules.standing(ctx, own)));
}

/** Returns where the part of a line goes that its seller does not get. */
export const restOf = ({ kind }: OfKind) => rulesOf(kind).rest;

/** Returns the entitlements that the buyers of lines get. */
export const grantsOf = (lines: readonly Line[]): Grant[] =>
  lines.flatMap((line) => rulesOf(line.kind).grants([line]));

/** Counts lines as sold, in the counters that pages show. */
export const soldWrites = (ctx: Ctx, lines: readonly Line[]): Write[] =>
  [...Map.groupBy(lines, ({ kind }) => kind)].flatMap(([kind, own]) => rulesOf(kind).sold(ctx, own));

/** Returns the sessions that lines sell, by the line's id; lines without one are left out. */
export async function sessionsOf(
  ctx: Ctx,
  lines: readonly (TypedLine & OfKind)[],
): Promise<Map<string, SoldSession>> {
  return together(await ask(lines, async (rules, own) => (await rules.sessions?.(ctx, own)) ?? new Map()));
}

/** Says that the holdings of paid lines begin now. */
export async function grantedLines(ctx: Ctx, holdings: readonly Holding[]): Promise<void> {
  await ask(holdings.map(withKind), (rules, own) => rules.granted(ctx, own));
}

/** Locks what lines need locked, before holds and balances are locked. */
export async function lockLines(ctx: Ctx, lines: readonly Line[]): Promise<void> {
  await ask(lines, (rules, own) => rules.lock(ctx, own));
}

/** Counters and ratings follow access. @returns entitlements that cannot come back */
export async function announceAccess(ctx: Ctx, changes: readonly Change[]): Promise<Set<string>> {
  const lost = await ask(changes.map(withKind), (rules, own) => rules.accessChanged(ctx, own));
  return new Set(lost.flatMap((ids) => [...ids]));
}

/** Returns the facts that refunds of lines depend on, by the line's id. */
export async function termsOf(
  ctx: Ctx,
  lines: readonly (Pick<Line, 'id'> & OfKind)[],
): Promise<Map<string, Terms>> {
  return together(await ask(lines, (rules, own) => rules.terms(ctx, own)));
}

/** Makes what `termsOf` says stay true until the transaction ends. */
export async function holdUse(ctx: Ctx, lines: readonly (Pick<Line, 'id'> & OfKind)[]): Promise<void> {
  await ask(lines, (rules, own) => rules.holdUse(ctx, own));
}

/** Covers of the lines' subjects, by the subject's id. */
export async function coversOf(
  ctx: Ctx,
  lines: readonly { kind: LineKind; subject_id: string }[],
): Promise<Map<string, string>> {
  const idsOf = (own: typeof lines) => own.map(({ subject_id }) => subject_id);
  return together(await ask(lines, (rules, own) => rules.covers(ctx, idsOf(own))));
}

/** Returns where the subject of a line is found: in notices, caches and addresses. */
export const subjectOf = (line: { kind: LineKind; subject_id: string }): Subject =>
  rulesOf(line.kind).subject(line);
