import 'server-only';
import type { Ctx } from '@/lib/server/ctx';
import { notifyAll } from '@/lib/server/notifications/service';
import { MINUTE } from '@/lib/shared/time';
import type { BookingFacts } from './letters';
import { listTold, type ToldRow } from './repo-notices';
import { changeTerms, chooseBy } from './sold-booking';
import { whoCancelled } from './who-cancelled';

type Topic = BookingFacts['template'];

/** What happened to a booking: which side is notified of it, and what it means for their calendars. */
interface News {
  host?: Topic;
  buyer?: Topic;
  calendar?: BookingFacts['calendar'];
}

/** What happens to bookings. A new one needs a topic in `shared/notice-kinds.ts`, and words for notice and letter. */
const NEWS = {
  confirmed: { host: 'booked', buyer: 'confirmed', calendar: 'REQUEST' },
  clockChanged: { host: 'clockChanged', buyer: 'clockChanged' },
  moved: { host: 'moved', buyer: 'moved', calendar: 'REQUEST' },
  moveAsked: { buyer: 'moveAsked' },
  chooseAgain: { buyer: 'chooseAgain' },
  tomorrow: { host: 'tomorrow', buyer: 'tomorrow' },
  soon: { host: 'soon', buyer: 'soon' },
  cancelledByHost: { host: 'cancelledByYou', buyer: 'cancelledByHost', calendar: 'CANCEL' },
  cancelledBySeller: { host: 'cancelledBySeller', buyer: 'cancelledBySeller', calendar: 'CANCEL' },
  cancelledByBuyer: { host: 'cancelledByBuyer', buyer: 'cancelledByYou', calendar: 'CANCEL' },
  cancelledByTeam: { host: 'cancelledByTeam', buyer: 'cancelledByTeam', calendar: 'CANCEL' },
  cancelledByRefund: { host: 'cancelledByRefund', buyer: 'cancelledByRefund', calendar: 'CANCEL' },
  requested: { host: 'asked', buyer: 'requested' },
  // One letter says the times of all: an event of each would need a message of its own (RFC 5546, 3.2.2).
  confirmedSeveral: { host: 'bookedSeveral', buyer: 'confirmedSeveral' },
  requestedSeveral: { host: 'askedSeveral', buyer: 'requestedSeveral' },
  acceptedByHost: { host: 'acceptedByYou', buyer: 'confirmed', calendar: 'REQUEST' },
  acceptedBySeller: { host: 'acceptedBySeller', buyer: 'confirmed', calendar: 'REQUEST' },
  declinedByHost: { host: 'declinedByYou', buyer: 'declinedByHost' },
  declinedBySeller: { host: 'declinedBySeller', buyer: 'declinedBySeller' },
  withdrawn: { host: 'withdrawn', buyer: 'withdrawnByYou' },
  unanswered: { host: 'unansweredByYou', buyer: 'unanswered' },
  requestEndedByTeam: { host: 'cancelledByTeam', buyer: 'cancelledByTeam' },
  requestEndedByRefund: { host: 'cancelledByRefund', buyer: 'cancelledByRefund' },
  hostAbsent: { host: 'hostAbsent' },
  buyerAbsent: { buyer: 'buyerAbsent' },
  hostObjected: { buyer: 'objected' },
  buyerObjected: { host: 'objected' },
  absenceBack: { host: 'absenceTaken', buyer: 'absenceBack' },
  absenceKept: { host: 'absenceKept', buyer: 'absenceNotBack' },
} as const satisfies Record<string, News>;

type What = Exclude<keyof typeof NEWS, Cancelled> | 'cancelled';
type Cancelled = ReturnType<typeof cancelledNews>;

const BOOKING_CANCELLED = {
  host: 'cancelledByHost',
  seller: 'cancelledBySeller',
  buyer: 'cancelledByBuyer',
  team: 'cancelledByTeam',
  refund: 'cancelledByRefund',
} as const;
const REQUEST_ENDED = {
  host: 'declinedByHost',
  seller: 'declinedBySeller',
  buyer: 'withdrawn',
  team: 'requestEndedByTeam',
  refund: 'requestEndedByRefund',
} as const;

/** Returns the news of a booking or request that is cancelled, by who cancelled it. */
function cancelledNews(row: ToldRow, now: Date) {
  const by = whoCancelled(row, now);
  if (by === 'deadline') return 'unanswered';
  return (row.accept_by ? REQUEST_ENDED : BOOKING_CANCELLED)[by];
}

/** Notifies both sides of bookings, in the transaction of the cause. Blocks hide nobody here: money was paid. */
export async function notifyOfBookings(ctx: Ctx, bookingIds: readonly string[], what: What): Promise<void> {
  if (bookingIds.length === 0) return;
  const rows = await listTold(ctx.db, bookingIds);
  await notifyAll(
    ctx,
    rows.flatMap((row) =>
      noticesOf(row, NEWS[what === 'cancelled' ? cancelledNews(row, ctx.now) : what], ctx.now),
    ),
  );
}

/** The same about lessons of one package that were booked together: once. */
export async function notifyOfLessons(
  ctx: Ctx,
  bookingIds: readonly string[],
  what: 'confirmed' | 'requested',
): Promise<void> {
  if (bookingIds.length === 1) return notifyOfBookings(ctx, bookingIds, what);
  const rows = await listTold(ctx.db, bookingIds);
  const times = rows.map(({ starts_at }) => starts_at.toISOString()).toSorted();
  const first = rows.find(({ starts_at }) => starts_at.toISOString() === times[0]);
  if (first) await notifyAll(ctx, noticesOf(first, NEWS[`${what}Several`], ctx.now, times));
}

function noticesOf(row: ToldRow, news: News, now: Date, times: string[] = []) {
  const about = { kind: 'booking', subject: row.id, productId: row.product_id } as const;
  const factsOf = (side: 'host' | 'buyer', template: Topic) =>
    factsFor(row, { side, template, calendar: news.calendar ?? null, times }, now);
  return [
    ...(news.buyer
      ? [
          {
            ...about,
            to: row.buyer_id,
            actorId: row.host_id,
            topic: news.buyer,
            entitlementId: row.entitlement_id,
            facts: factsOf('buyer', news.buyer),
          },
        ]
      : []),
    ...(news.host
      ? [
          {
            ...about,
            to: row.host_id,
            actorId: row.buyer_id,
            topic: news.host,
            facts: factsOf('host', news.host),
          },
        ]
      : []),
  ];
}

function factsFor(
  row: ToldRow,
  said: Pick<BookingFacts, 'side' | 'template' | 'calendar' | 'times'>,
  now: Date,
): BookingFacts {
  const { id, entitlement_id, title, starts_at, ends_at, sequence, place, place_text } = row;
  return {
    ...said,
    bookingId: id,
    purchaseId: entitlement_id,
    title,
    sequence,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    zones: { host: row.host_zone, buyer: row.time_zone },
    // A link is on the page, shortly before: letters are kept and passed on.
    location: place === 'link' || isRequest(said.template) ? '' : place_text,
    before:
      said.template === 'clockChanged'
        ? { host: shownBefore(starts_at, row.host_before), buyer: shownBefore(starts_at, row.buyer_before) }
        : null,
    reason: reasonOf(row, said.template),
    answerBy: isAsked(said.template) ? (row.answer_by?.toISOString() ?? null) : null,
    isLesson: row.is_lesson,
    chooseBy: said.template === 'chooseAgain' ? (chooseBy(row)?.toISOString() ?? null) : null,
    acceptBy: isRequest(said.template) ? (row.accept_by?.toISOString() ?? null) : null,
    change: said.template === 'tomorrow' && said.side === 'buyer' ? changeOf(row, now) : null,
  };
}

/** Until when its buyer may move or cancel it. */
function changeOf(row: ToldRow, now: Date): BookingFacts['change'] {
  const { moveUntil, freeUntil, halfUntil } = changeTerms(row, now);
  return {
    moveUntil: moveUntil?.toISOString() ?? null,
    freeUntil: freeUntil?.toISOString() ?? null,
    halfUntil: halfUntil?.toISOString() ?? null,
    isPaid: row.is_lesson || row.amount > 0,
  };
}

/** What a clock would have shown, as if it were UTC. @param offset minutes */
const shownBefore = (start: Date, offset: number | null): string =>
  new Date(start.getTime() + (offset ?? 0) * MINUTE).toISOString();

/** Its reader was not there, as the other says, and may object. */
const isAsked = (template: Topic) => template === 'hostAbsent' || template === 'buyerAbsent';

/** Its host is to accept it. */
const isRequest = (template: Topic) => REQUESTS.includes(template);
const REQUESTS: readonly Topic[] = ['asked', 'requested', 'askedSeveral', 'requestedSeveral'];

const ENDED = /^(cancelled|declined)By/;

function reasonOf(row: ToldRow, template: Topic): string {
  if (template === 'moveAsked') return row.move_reason;
  if (template === 'objected') return row.objection ?? '';
  if (isAsked(template)) return row.said_text ?? '';
  return ENDED.test(template) ? row.cancel_reason : '';
}
