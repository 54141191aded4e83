import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { inTransaction } from '@/lib/server/db/tx';
import { forgetExportsOf } from '@/lib/server/exports/make-export';
import { enqueue } from '@/lib/server/jobs/queue';
import { log } from '@/lib/server/log';
import { sendLetter } from '@/lib/server/mail/jobs';
import { inErasingOrder } from '@/lib/server/personal-data/registry';
import { DELETION_DAYS } from '@/lib/server/users/deletion-date';
import { touchPagesOf } from '@/lib/server/users/pages';
import { type Contact, getContacts } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';
import { DAY } from '@/lib/shared/time';
import { claimsOf } from './claims';
import { accountLetter } from './letters';
import { findLeavers, findOwed, hasOpenPayout, lockLeaver } from './repo-deletion';
import { deleteRows, updateClaims } from './repo-erase';

const AT_ONCE = 20;

/** Deletes the accounts whose 14 days are over. One that cannot be deleted does not hold up the others. */
export async function eraseLeavers(ctx: Ctx): Promise<void> {
  const then = new Date(ctx.now.getTime() - DELETION_DAYS * DAY);
  for (const id of await findLeavers(ctx.db, then, AT_ONCE)) {
    try {
      await eraseAccount(ctx, id, then);
    } catch (error) {
      log.error({ err: error, userId: id }, 'an account could not be deleted');
    }
  }
}

/** Removes all that is personal of an account and leaves a number where others, or the books, need one. */
async function eraseAccount(ctx: Ctx, id: string, then: Date): Promise<void> {
  await forgetExportsOf(ctx, id);
  await inTransaction(ctx, async (ctx) => {
    if (!(await lockLeaver(ctx.db, id, then)) || (await hasOpenPayout(ctx.db, id))) return;
    const contact = (await getContacts(ctx, [id])).get(id);
    const owed = await findOwed(ctx.db, id);
    await updateClaims(ctx.db, id, await claimsOf(ctx, id));
    await touchPagesOf(ctx, id);
    await erasePersonalData(ctx, id);
    await sayGoodbye(ctx, id, contact, owed);
  });
}

async function erasePersonalData(ctx: Ctx, id: string): Promise<void> {
  for (const { tables, erase } of inErasingOrder()) {
    await erase?.(ctx, id);
    for (const [table, answer] of Object.entries(tables))
      if ('gone' in answer) await deleteRows(ctx.db, table, answer.gone, id);
  }
}

async function sayGoodbye(
  ctx: Ctx,
  id: string,
  contact: Contact | undefined,
  owed: { currency: string; amount: number }[],
): Promise<void> {
  if (!contact) return;
  const rows = [
    { key: 'number', value: isolate(id) },
    ...owed.map((money) => ({ key: 'balance', value: formatMoney(money, contact.intl) })),
  ];
  for (const letter of accountLetter(contact, 'deleted', { at: ctx.now, path: paths.guest(), rows }))
    await enqueue(ctx, sendLetter, letter);
}
