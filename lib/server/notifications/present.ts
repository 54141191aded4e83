import 'server-only';
import type { NotificationView } from '@/lib/contract/notifications';
import { type Digits, intlTag, type Locale, parseCalendar, parseDigits } from '@/lib/i18n/locales';
import { translateKey } from '@/lib/i18n/translate';
import { profilePic } from '@/lib/server/users/present';
import { firstWords, isolate } from '@/lib/shared/arabic';
import { formatMoneyDate } from '@/lib/shared/dates';
import { noticeKind } from '@/lib/shared/notice-kinds';
import { knownTimeZone } from '@/lib/shared/time-zone';
import type { NotificationRow } from './repo';

/** How many letters show which post or product it is about. */
const ABOUT_LENGTH = 60;

/** A notification's row as the contract shows it, in the reader's language. */
export function presentNotification(row: NotificationRow, locale: Locale): NotificationView {
  const { actor_id, actor_name } = row;
  return {
    _id: row.id,
    isRead: row.is_read,
    kind: row.kind as NotificationView['kind'],
    from:
      actor_id && actor_name
        ? { _id: actor_id, name: actor_name, profilePic: profilePic(row.actor_pic_id) }
        : null,
    others: (row.others ?? []).map(({ id, name, pic_id }) => ({
      _id: id,
      name,
      profilePic: profilePic(pic_id),
    })),
    actorsCount: row.actors_count,
    message: messageOf(row, locale),
    createdAt: row.created_at.toISOString(),
    postId: row.post_id ? { _id: row.post_id } : null,
    productId: row.product_id,
    // A sale without a named buyer leads to the product: a seller may not open the order.
    orderId: ['sale', 'tip'].includes(row.kind) && !actor_id ? null : row.order_id,
    ...(row.lesson_id ? { lessonId: row.lesson_id } : {}),
    ...(row.entitlement_id ? { entitlementId: row.entitlement_id } : {}),
    ...(row.dispute_id ? { disputeId: row.dispute_id } : {}),
    ...(row.month ? { month: row.month } : {}),
  };
}

function wordingOf({ kind, topic, product_id }: NotificationRow): string {
  const about = topic ?? (product_id ? 'product' : '');
  return noticeKind(kind)?.words?.[about] ?? kind;
}

/**
 * A whole sentence with the name of the person who acted, and the first words of its subject. In Arabic the sentence
 * has no verb for that person, because it would have to agree with their gender, which nobody is asked for. Text by
 * others is isolated, so that it keeps its own direction and pages can tell it apart.
 */
function messageOf(row: NotificationRow, locale: Locale): string {
  const digits = parseDigits(row.digits);
  const say = (key: string, values: Record<string, string | number> = {}) =>
    translateKey(locale, `notifications:${key}`, values, digits);
  const others = row.actors_count - 1;
  const name = row.actor_name === null ? say('someone') : isolate(row.actor_name);
  const who = (others > 0 ? say('who_others', { name: name ?? '', count: others }) : name) ?? '';
  const key = `message.${wordingOf(row)}`;
  const message = (others > 0 ? say(`${key}_more`, { who }) : undefined) ?? say(key, { who }) ?? row.kind;
  const about = firstWords(row.about ?? '', ABOUT_LENGTH);
  if (row.kind === 'dispute_opened' && row.dispute)
    return disputeMessage(row.dispute, say, locale, digits) ?? message;
  return (about && say('about', { message, about: isolate(about) })) || message;
}

/** Names the product and, where the bank set one, the deadline. */
function disputeMessage(
  { title, answerBy, calendar, timeZone }: NonNullable<NotificationRow['dispute']>,
  say: (key: string, values: Record<string, string>) => string | undefined,
  locale: Locale,
  digits: Digits,
): string | undefined {
  const values = { title: isolate(firstWords(title, ABOUT_LENGTH)) };
  if (!answerBy) return say('disputed.product', values);
  const intl = intlTag(locale, digits, parseCalendar(calendar));
  const date = formatMoneyDate(answerBy, 'text', intl, knownTimeZone(timeZone));
  return say('disputed.productBy', { ...values, date: isolate(date) });
}
