import { z } from 'zod';
import { parseShare } from '@/lib/shared/share';

/** A share as it is typed, in percent: basis points, or the reason why not. */
export const TypedShare = z.string().transform((text, ctx) => {
  const bps = parseShare(text);
  if (bps !== null) return bps;
  ctx.addIssue({
    code: 'custom',
    message: text.trim() === '' ? 'validation:required' : 'companies:refusal.range',
  });
  return z.NEVER;
});

/** Basis points as the field holds them: `12.5`. */
export const typedShare = (bps: number) => String(bps / 100);
