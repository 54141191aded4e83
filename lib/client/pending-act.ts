import { z } from 'zod';
import { REACTIONS } from '@/lib/contract/choices';
import { Id } from '@/lib/contract/fields';
import { paths } from '@/lib/shared/paths';
import { MINUTE } from '@/lib/shared/time';
import { forgetPendingAct, PENDING_ACT } from './act-store';

// A name or a title, to repeat when the action is done.
const Name = z.string().max(300);

/** All actions that can be done for a guest after they sign in. */
const Act = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('follow'), userId: Id, name: Name }),
  z.object({ kind: z.literal('react'), postId: Id, reaction: z.enum(REACTIONS), name: Name }),
  z.object({ kind: z.literal('save'), postId: Id, name: Name }),
  z.object({
    kind: z.literal('comment'),
    type: z.enum(['posts', 'products']),
    subjectId: Id,
    text: z.string().max(20_000),
  }),
  z.object({
    kind: z.literal('book'),
    productId: Id,
    startsAt: z.string().max(40),
    minutes: z.number(),
    timeZone: z.string().max(64),
    name: Name,
  }),
  z.object({
    kind: z.literal('seat'),
    productId: Id,
    dateId: Id,
    timeZone: z.string().max(64),
    name: Name,
  }),
  z.object({
    kind: z.literal('package'),
    productId: Id,
    lessons: z.number(),
    minutes: z.number(),
    name: Name,
  }),
  z.object({ kind: z.literal('cart'), productId: Id, name: Name }),
  z.object({ kind: z.literal('cartPost'), postId: Id, name: Name }),
  z.object({ kind: z.literal('buyPost'), postId: Id, name: Name }),
  z.object({ kind: z.literal('tip'), userId: Id, postId: Id.optional(), name: Name }),
]);

export type PendingAct = z.output<typeof Act>;

const Kept = z.object({ act: Act, at: z.number(), back: z.string(), by: Id.nullable() });

const LIFE_MS = 30 * MINUTE;

type Asked = {
  act: PendingAct;
  /** the address that signing in leads back to */
  back: string;
  /** the member whose session had ended; null for a guest */
  by: string | null;
};

/**
 * Keeps what a guest wants until they are signed in, in this tab only: never in an address, as somebody else could make
 * one. If storage is blocked nothing is kept; they come back anyway.
 */
export function keepAct(asked: Asked, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(PENDING_ACT, JSON.stringify({ ...asked, at: now }));
  } catch {}
}

/**
 * Takes the waiting action out of storage, so that it is done once.
 * @param here the member who has signed in, and the present address
 * @returns null if it is too old, unknown, another member's, or belongs to another page
 */
export function takeAct(here: { userId: string; address: string }, now = Date.now()): PendingAct | null {
  const kept = read(now);
  forgetPendingAct();
  if (!kept) return null;
  const { act, back, by } = kept;
  if (by !== null && by !== here.userId) return null;
  return isBack(here.address, back) ? act : null;
}

/** The waiting action, for the sign-in page; it stays in storage. */
export function waitingAct(now = Date.now()): PendingAct | null {
  return read(now)?.act ?? null;
}

function read(now: number): z.output<typeof Kept> | null {
  try {
    const kept = Kept.safeParse(JSON.parse(window.sessionStorage.getItem(PENDING_ACT) ?? 'null'));
    if (!kept.success) return null;
    const age = now - kept.data.at;
    return age < 0 || age > LIFE_MS ? null : kept.data;
  } catch {
    return null;
  }
}

/** The guests' home leads members to their own home, and new ones to the first steps before. */
function isBack(address: string, back: string): boolean {
  return address === back || (address === paths.home() && back === paths.guest());
}
