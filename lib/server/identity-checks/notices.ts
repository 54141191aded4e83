import 'server-only';
import type { IdentityReason } from '@/lib/contract/identity';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx } from '@/lib/server/ctx';
import { enqueueAll } from '@/lib/server/jobs/queue';
import { sendLetter } from '@/lib/server/mail/jobs';
import { personalLetter } from '@/lib/server/mail/personal-letter';
import { notify } from '@/lib/server/notifications/service';
import { getContacts } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';

/** How a check ended; a rejected one with the reason and the operator's words. */
export type Decision = { status: 'approved' } | { status: 'rejected'; reason: IdentityReason; note: string };

/** Tells the owner by a notice and by letter how their check ended, in the transaction that decides it. */
export async function tellDecided(
  ctx: Ctx,
  check: { id: string; userId: string },
  decision: Decision,
): Promise<void> {
  const { id, userId } = check;
  const { status } = decision;
  await notify(ctx, { to: userId, kind: `identity_${status}`, subject: id });
  const to = (await getContacts(ctx, [userId])).get(userId);
  if (!to) return;
  const say = (key: string) => translateKey(to.locale, key) ?? key;
  const why = (reason: IdentityReason, note: string) => [
    { key: 'reason', value: say(`identity:reason.${reason}`) },
    ...(note ? [{ key: 'note_of_operator', value: isolate(note) }] : []),
    { key: 'todo', value: say(`identity-letters:todo.${reason}`) },
  ];
  const rows = status === 'rejected' ? why(decision.reason, decision.note) : [];
  const path = status === 'approved' ? paths.finance() : paths.identity();
  await enqueueAll(
    ctx,
    sendLetter,
    personalLetter(to, `identity-letters:${status}`, { at: ctx.now, path, rows }),
  );
}
