import 'server-only';
import { Handle } from '@/lib/contract/handles';
import type { Ctx } from '@/lib/server/ctx';
import { AppError } from '@/lib/server/errors';
import { handleSkeleton } from '@/lib/shared/handles';
import { findHandleHolder } from './repo-handles';

/** Returns whether a handle may be used in this form: see the contract's `Handle`. */
export function isHandleAllowed(handle: string): boolean {
  return Handle.safeParse(handle).data === handle;
}

/**
 * Returns whether nobody else has this handle, or one that looks like it.
 * @param handle one that is allowed, as was checked before
 */
export async function checkHandle(ctx: Ctx, handle: string) {
  const holder = await findHandleHolder(ctx.db, handleSkeleton(handle));
  if (!holder || holder.id === ctx.viewer?.id) return { handle, available: true, reason: null };
  return { handle, available: false, reason: holder.handle === handle ? 'taken' : 'similar' } as const;
}

/** The refusal of a handle that somebody else has, or that looks like somebody else's. */
export const handleTaken = () =>
  new AppError('handle_taken', { fields: { handle: 'validation:handleTaken' } });

/** A first handle: the e-mail's local part, with digits after it from the second try on. */
export function suggestHandle(email: string, attempt: number): string {
  const local = (email.split('@')[0] ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const base = local.length >= 3 ? local.slice(0, 22) : `user_${local}`;
  const plain = attempt === 0 && isHandleAllowed(base);
  return plain ? base : `${base}_${Math.floor(Math.random() * 1_000_000)}`;
}
