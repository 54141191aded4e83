import 'server-only';
import { refusalsLetter } from '@/lib/server/card-limits/letters';
import { invitationLetter } from '@/lib/server/companies/letters';
import { exportLetter } from '@/lib/server/exports/letters';
import { identityLetter } from '@/lib/server/identity-checks/letters';
import { workshopLetter } from '@/lib/server/kinds/assessments/letters';
import { bookingLetter } from '@/lib/server/kinds/bookings/letters';
import { packageLetter } from '@/lib/server/kinds/bookings/packages/letters';
import { messageLetter } from '@/lib/server/kinds/courses/letters';
import type { NoticeLetter } from '@/lib/server/notifications/letter';
import { newsLetter } from '@/lib/server/operator/news-letter';
import { payoutLetter } from '@/lib/server/payouts/letters';
import { refundLetter } from '@/lib/server/refunds/letters';
import { reportLetter } from '@/lib/server/revenue-share/letters';
import { alarmLetter } from '@/lib/server/self-check/letters';
import type { WithLetter } from '@/lib/shared/notice-kinds';

/** The letters for each kind of notice that has some. */
const LETTERS: Readonly<Record<WithLetter, NoticeLetter>> = {
  booking: bookingLetter,
  package: packageLetter,
  workshop: workshopLetter,
  payout: payoutLetter,
  system: exportLetter,
  company_invited: invitationLetter,
  course_message: messageLetter,
  refund_asked: refundLetter,
  refund_granted: refundLetter,
  refund_declined: refundLetter,
  sale_refunded: refundLetter,
  dispute_opened: refundLetter,
  dispute_won: refundLetter,
  dispute_lost: refundLetter,
  identity_approved: identityLetter,
  identity_rejected: identityLetter,
  identity_undone: identityLetter,
  revenue_report: reportLetter,
  operator_news: newsLetter,
  cards_refused: refusalsLetter,
  operator_alarm: alarmLetter,
};

const ALL: Readonly<Record<string, NoticeLetter | undefined>> = LETTERS;

/** The letters of a kind. @throws Error for a kind without letters: its notices must not carry facts */
export function letterOf(kind: string): NoticeLetter {
  const letter = ALL[kind];
  if (!letter) throw new Error(`no letters go with notices of the kind ${kind}`);
  return letter;
}
