import 'server-only';
import { translateKey } from '@/lib/i18n/translate';
import type { Ctx } from '@/lib/server/ctx';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import type { LetterJob } from '@/lib/server/mail/jobs';
import { orderNumber } from '@/lib/server/orders/present';
import { getContacts } from '@/lib/server/users/service';
import { isolate } from '@/lib/shared/arabic';
import { formatMoment } from '@/lib/shared/dates';
import { groupIban } from '@/lib/shared/iban-groups';
import { formatMoney } from '@/lib/shared/money-format';
import { paths } from '@/lib/shared/paths';

interface Transfer {
  order_id: string;
  buyer_id: string;
  gateway_ref: string | null;
  amount: number;
  currency: string;
  expires_at: Date;
  reason?: string;
  note?: string;
}

/**
 * Letters to buyers about their transfers: how to make one, that the time ends soon, that it has ended, that a receipt
 * was rejected. Orders by transfer cost nothing to make, so an address that was not confirmed gets only the last: an
 * operator wrote it, and its reader may have paid. The order's page says the same as all of them.
 */
export async function writeTransferLetters(
  ctx: Ctx,
  template: 'instructions' | 'reminder' | 'expired' | 'rejected',
  transfers: readonly Transfer[],
): Promise<LetterJob[]> {
  const contacts = await getContacts(
    ctx,
    transfers.map((transfer) => transfer.buyer_id),
  );
  return transfers.flatMap((transfer) => {
    const to = contacts.get(transfer.buyer_id);
    if (!to?.email || !(to.isConfirmed || template === 'rejected')) return [];
    const say = (key: string, values?: Record<string, string>) =>
      translateKey(to.locale, `transfers:${key}`, values) ?? key;
    const of = (key: string, values?: Record<string, string>) => say(`letters.${template}.${key}`, values);
    const row = (key: string, value: string | undefined) =>
      value ? [{ label: say(`letters.rows.${key}`), value }] : [];
    const { BANK_ACCOUNT_HOLDER, BANK_NAME, BANK_ACCOUNT, BANK_SWIFT } = env();
    const number = isolate(orderNumber(transfer.order_id));
    const account = [
      ...row('holder', BANK_ACCOUNT_HOLDER),
      ...row('bank', BANK_NAME),
      ...row('account', BANK_ACCOUNT && isolate(groupIban(BANK_ACCOUNT))),
      ...row('swift', BANK_SWIFT && isolate(BANK_SWIFT)),
    ];
    const isOver = template === 'expired';
    const content = {
      subject: of('subject', { number }),
      lead: of('lead', { name: isolate(to.name) }),
      rows: [
        ...row('number', number),
        ...row('amount', formatMoney(transfer, to.intl)),
        ...row('reason', transfer.reason && say(`reason.${transfer.reason}`)),
        ...row('note', transfer.note),
        ...(isOver ? [] : row('reference', isolate(transfer.gateway_ref ?? ''))),
        ...(isOver ? [] : account),
        ...row(
          isOver ? 'wasUntil' : 'until',
          formatMoment(transfer.expires_at.toISOString(), to.intl, to.timeZone),
        ),
      ],
      action: { label: of('action'), url: `${env().APP_URL}${paths.order(transfer.order_id)}` },
      note: of('note'),
    };
    return [{ id: newId(), to: to.email, locale: to.locale, content }];
  });
}
