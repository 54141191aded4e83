import { z } from 'zod';
import { REACTIONS } from '@/lib/contract/choices';
import { Id } from '@/lib/contract/fields';
import { paths } from '@/lib/shared/paths';
import { forgetPendingAct, PENDING_ACT } from './act-store';

// A name or a title, as it is said again when the act is done.
const Name = z.string().max(300);

/** All that may be done for somebody who was a guest when they asked for it. */
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
  z.object({ kind: z.literal('cart'), productId: Id, name: Name }),
]);

export type PendingAct = z.output<typeof Act>;

const Kept = z.object({ act: Act, at: z.number(), back: z.string(), by: Id.nullable() });

const LIFE_MS = 30 * 60_000;

type Asked = {
  act: PendingAct;
  /** the address that signing in leads back to */
  back: string;
  /** the member whose session had ended when they asked; null for a guest */
  by: string | null;
};

/**
 * Keeps what a guest wants until they are signed in, in this tab alone: never in an address, which somebody else could make.
 * Where storage is blocked nothing is kept; they come back all the same.
 */
export function keepAct(asked: Asked, now = Date.now()): void {
  try {
    window.sessionStorage.setItem(PENDING_ACT, JSON.stringify({ ...asked, at: now }));
  } catch {}
}

/**
 * Takes what was wanted out of the store, so that it is done once.
 * @param here who has come, and the address they have come to
 * @returns null for what is too old, not one of the known acts, somebody else's, or was wanted elsewhere
 */
export function takeAct(here: { userId: string; address: string }, now = Date.now()): PendingAct | null {
  const kept = read(now);
  forgetPendingAct();
  if (!kept) return null;
  const { act, back, by } = kept;
  if (by !== null && by !== here.userId) return null;
  return isBack(here.address, back) ? act : null;
}

/** What waits, for whoever stands before the sign-in page; it goes on waiting. */
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

/** The home of guests leads members on to theirs, new ones by way of the first steps. */
function isBack(address: string, back: string): boolean {
  return address === back || (address === paths.home() && back === paths.guest());
}
