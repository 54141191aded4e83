import { z } from 'zod';
import { inviteMember } from '@/lib/contract/companies';
import { parseShare } from '@/lib/shared/share';

/** A typed share in percent: gives basis points, or the reason why it is refused. */
const TypedShare = z.string().transform((text, ctx) => {
  const bps = parseShare(text);
  if (bps !== null) return bps;
  ctx.addIssue({
    code: 'custom',
    message: text.trim() === '' ? 'validation:required' : 'companies:refusal.range',
  });
  return z.NEVER;
});

/** The person to invite, the share and the role. */
export const Invitation = z.object({
  handle: inviteMember.body.shape.handle,
  shareBps: TypedShare,
  role: inviteMember.body.shape.role,
});

const today = () => new Date().toISOString().slice(0, 10);

/** The new share, and from which day on. */
export const Change = z
  .object({ shareBps: TypedShare, start: z.enum(['now', 'later']), day: z.string() })
  .superRefine(({ start, day }, ctx) => {
    if (start === 'now') return;
    const isDay = z.iso.date().safeParse(day).success;
    if (isDay && day > today()) return;
    const message = isDay ? 'companies:refusal.past' : 'validation:date';
    ctx.addIssue({ code: 'custom', path: ['day'], message });
  });
