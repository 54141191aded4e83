import 'server-only';
import type { CronItem } from 'graphile-worker';
import { eraseAccounts } from '@/lib/server/account/erase-job';
import {
  decideSandboxDispute,
  takeSandboxPaymentBack,
} from '@/lib/server/adapters/payments/sandbox/card-disputes';
import {
  deliverSandboxEvent,
  deliverSandboxWebhook,
  succeedLate,
} from '@/lib/server/adapters/payments/sandbox/deliver';
import { settleRefundLate } from '@/lib/server/adapters/payments/sandbox/reversals';
import { cancelBookingsOfClosed } from '@/lib/server/appointments/closed-hosts-job';
import {
  endUnansweredRequests,
  giveLostSeatBack,
  giveSeatsBack,
  settleAbsences,
} from '@/lib/server/appointments/jobs';
import { forgetReceipts, remindAndExpireTransfers } from '@/lib/server/bank-transfers/jobs';
import { closePages } from '@/lib/server/card-limits/close-pages';
import { forgetCardTries, watchRefusals } from '@/lib/server/card-limits/jobs';
import {
  forgetOldCodes,
  sendChangeLink,
  sendPhoneCode,
  sendResetLink,
  sendVerificationLink,
} from '@/lib/server/codes/jobs';
import { recountComments } from '@/lib/server/comments/jobs';
import { forgetDisputeAnswers } from '@/lib/server/disputes/jobs';
import { forgetExports, packExport } from '@/lib/server/exports/jobs';
import { removeBytes } from '@/lib/server/files/jobs';
import { sweepFiles } from '@/lib/server/files/sweep-job';
import { forgetOldUses } from '@/lib/server/http/old-uses-job';
import { forgetDocumentBytes, forgetUnusedDocument } from '@/lib/server/identity-checks/bytes-jobs';
import {
  forgetDecidedDocuments,
  forgetUnsentDocuments,
  sealBareDocuments,
} from '@/lib/server/identity-checks/jobs';
import type { Job } from '@/lib/server/jobs/define-job';
import { offerSeats, remindOfDates } from '@/lib/server/kinds/assessments/jobs';
import { readBusyCalendar, readBusyCalendars } from '@/lib/server/kinds/bookings/busy/jobs';
import { compareClocks } from '@/lib/server/kinds/bookings/clock-jobs';
import { remindOfBookings } from '@/lib/server/kinds/bookings/jobs';
import { remindOfPackageEnds } from '@/lib/server/kinds/bookings/packages/jobs';
import { sendCourseMessage } from '@/lib/server/kinds/courses/jobs';
import { dropSpareFiles } from '@/lib/server/kinds/files/jobs';
import { submitQuizAttempts } from '@/lib/server/kinds/quiz-jobs';
import { sendLetter } from '@/lib/server/mail/jobs';
import { emptyDeletedProducts } from '@/lib/server/making/jobs';
import { endSalesOfHidden } from '@/lib/server/moderation/jobs';
import { writeNoticeLetters } from '@/lib/server/notice-letters/jobs';
import { sendOperatorNews } from '@/lib/server/operator/jobs';
import { askCost } from '@/lib/server/payments/cost-job';
import { payAllMonthly, payCreator } from '@/lib/server/payouts/jobs';
import { sendPayoutNow } from '@/lib/server/payouts/send-job';
import { emptyDeletedPosts } from '@/lib/server/posts/jobs';
import { release, sweep } from '@/lib/server/reconciliation/jobs';
import { sendRefund } from '@/lib/server/refunds/send-job';
import { closeMonths } from '@/lib/server/revenue-share/jobs';
import { sendReportNotices } from '@/lib/server/revenue-share/news';
import { refreshSearchWords } from '@/lib/server/search/jobs';
import { selfCheck } from '@/lib/server/self-check/jobs';
import { prepareStream } from '@/lib/server/streams/jobs';
import { finishUpload, forgetOldUploads } from '@/lib/server/uploads/jobs';
import { forgetOldViews } from '@/lib/server/views/jobs';

/** Every job. */
export const JOBS: readonly Job[] = [
  forgetOldUses,
  selfCheck,
  sendOperatorNews,
  readBusyCalendar,
  readBusyCalendars,
  compareClocks,
  sendCourseMessage,
  submitQuizAttempts,
  remindOfBookings,
  settleAbsences,
  remindOfPackageEnds,
  endUnansweredRequests,
  offerSeats,
  remindOfDates,
  giveLostSeatBack,
  giveSeatsBack,
  sweep,
  release,
  askCost,
  sendRefund,
  remindAndExpireTransfers,
  endSalesOfHidden,
  cancelBookingsOfClosed,
  forgetReceipts,
  forgetDisputeAnswers,
  payAllMonthly,
  payCreator,
  sendPayoutNow,
  writeNoticeLetters,
  sendLetter,
  sendVerificationLink,
  sendResetLink,
  sendChangeLink,
  sendPhoneCode,
  forgetOldCodes,
  packExport,
  eraseAccounts,
  removeBytes,
  sweepFiles,
  finishUpload,
  prepareStream,
  forgetOldUploads,
  emptyDeletedProducts,
  emptyDeletedPosts,
  recountComments,
  dropSpareFiles,
  forgetExports,
  forgetUnsentDocuments,
  forgetDecidedDocuments,
  sealBareDocuments,
  forgetDocumentBytes,
  forgetUnusedDocument,
  deliverSandboxWebhook,
  deliverSandboxEvent,
  succeedLate,
  settleRefundLate,
  takeSandboxPaymentBack,
  decideSandboxDispute,
  closePages,
  forgetCardTries,
  watchRefusals,
  closeMonths,
  sendReportNotices,
  forgetOldViews,
  refreshSearchWords,
];

/** The jobs that run by the clock (UTC). */
export const CRON: CronItem[] = [
  { task: sweep.name, match: '* * * * *' },
  { task: remindOfBookings.name, match: '* * * * *' },
  { task: settleAbsences.name, match: '* * * * *' },
  { task: endUnansweredRequests.name, match: '* * * * *' },
  { task: submitQuizAttempts.name, match: '* * * * *' },
  { task: offerSeats.name, match: '* * * * *' },
  { task: remindOfDates.name, match: '* * * * *' },
  { task: release.name, match: '3 * * * *' },
  { task: remindAndExpireTransfers.name, match: '*/10 * * * *' },
  { task: endSalesOfHidden.name, match: '*/10 * * * *' },
  { task: cancelBookingsOfClosed.name, match: '*/10 * * * *' },
  { task: giveSeatsBack.name, match: '*/10 * * * *' },
  { task: closeMonths.name, match: '11 2 * * *' },
  { task: payAllMonthly.name, match: '23 5 1 * *' },
  { task: selfCheck.name, match: '41 1 * * *' },
  { task: emptyDeletedProducts.name, match: '5 3 * * *' },
  { task: emptyDeletedPosts.name, match: '15 3 * * *' },
  { task: dropSpareFiles.name, match: '25 3 * * *' },
  { task: sweepFiles.name, match: '35 3 * * *' },
  { task: forgetOldUploads.name, match: '33 * * * *' },
  { task: forgetReceipts.name, match: '45 3 * * *' },
  { task: forgetDisputeAnswers.name, match: '55 3 * * *' },
  { task: sendOperatorNews.name, match: '*/10 * * * *' },
  { task: readBusyCalendars.name, match: '*/5 * * * *' },
  { task: compareClocks.name, match: '29 * * * *' },
  { task: remindOfPackageEnds.name, match: '31 * * * *' },
  { task: forgetOldUses.name, match: '17 * * * *' },
  { task: eraseAccounts.name, match: '47 * * * *' },
  { task: forgetExports.name, match: '37 * * * *' },
  { task: forgetUnsentDocuments.name, match: '7 * * * *' },
  { task: forgetDecidedDocuments.name, match: '*/10 * * * *' },
  { task: sealBareDocuments.name, match: '13 * * * *' },
  { task: forgetOldCodes.name, match: '27 * * * *' },
  // Long after midnight: clocks of instances may differ by some minutes.
  { task: watchRefusals.name, match: '*/5 * * * *' },
  { task: forgetCardTries.name, match: '57 * * * *' },
  { task: forgetOldViews.name, match: '20 * * * *' },
  { task: refreshSearchWords.name, match: '51 * * * *' },
];
