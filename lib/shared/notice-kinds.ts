import { paths } from './paths';

/** The subject of a notice, as far as its reader knows it. */
interface About {
  postId: { _id: string } | null;
  from: { _id: string } | null;
  orderId: string | null;
  productId: string | null;
  /** of a booking that they bought */
  entitlementId?: string | undefined;
  /** of a question or an answer under it */
  lessonId?: string | undefined;
  /** of a dispute about what they sold */
  disputeId?: string | undefined;
  /** of a revenue report */
  month?: string | undefined;
}

interface Kind {
  /** the choice that turns it off; null if it always comes */
  choice: string | null;
  /** Not sent to readers who muted the actor or are apart from them. Notices about money or rights are always sent. */
  isSocial?: true;
  leadsTo(about: About): string;
  /** its topics, and the message of each; without a topic, the message has the kind's name */
  words?: Readonly<Record<string, string>>;
  /** `own` if a job writes letters for it; `receipt` if a document by mail says the same */
  letter?: 'own' | 'receipt';
  /** may be shown in the story of a sale for operators */
  isOfSale?: true;
}

/** To its post if there is one, otherwise to the sender's profile (specification, section 2), or to the purchase. */
function toSubject({ postId, from, orderId, productId }: About): string {
  if (postId) return paths.post(postId._id);
  if (from) return paths.user(from._id);
  if (orderId) return paths.order(orderId);
  return productId ? paths.product(productId) : paths.notifications();
}

/** Where the reader finds the discussion: under a lesson, or else at its subject. */
const toDiscussion = (about: About) =>
  about.lessonId ? paths.lessonQuestions(about.lessonId) : toSubject(about);

/** To what the reader has rated. */
const toRated = (about: About) => toSubject({ ...about, from: null });

/** Buyers are led to the order, sellers to the refund. */
const toMoneyBack = ({ orderId }: About) => (orderId ? paths.order(orderId) : paths.saleRefunds());
/** Buyers are led to the order, sellers to the dispute. */
const toDispute = ({ orderId, disputeId }: About) =>
  orderId ? paths.order(orderId) : disputeId ? paths.dispute(disputeId) : paths.disputes();
const toOrder = ({ orderId }: About) => (orderId ? paths.order(orderId) : paths.purchasedPosts());
const toLost = ({ orderId }: About) => (orderId ? paths.adminOrder(orderId) : paths.adminSales());
const toMessages = ({ productId }: About) =>
  productId ? paths.courseMessages(productId) : paths.purchasedPosts();
/** Buyers are led to what they bought, hosts to their calendar. */
const toBooking = ({ entitlementId }: About) =>
  entitlementId ? paths.library(entitlementId) : paths.creatorCalendar();
const toPackage = ({ entitlementId }: About) =>
  entitlementId ? paths.library(entitlementId) : paths.bookingPackages();
/** To the seat that somebody has, or to the workshop in which one is kept for them. */
const toSeat = ({ entitlementId, productId }: About) =>
  entitlementId ? paths.library(entitlementId) : productId ? paths.product(productId) : paths.notifications();
const toOffer = ({ productId }: About) => (productId ? paths.productEdit(productId) : paths.notifications());
const toReport = ({ month }: About) => (month ? paths.revenueReport(month) : paths.finance('revenue-report'));

/** Actions of people on each other or on their works; each such kind has its own choice. */
const social = <const C extends string>(choice: C) =>
  ({ choice, isSocial: true, leadsTo: toSubject }) as const;

const OF_SALES = { post: 'saleOfPost', free: 'saleForFree' } as const;
const OF_TIPS = { unnamed: 'tipUnnamed' } as const;
const OF_KEPT = { large: 'keptLarge', both_ways: 'keptBothWays', released: 'keptReleased' } as const;

/** Events of a booking; with variants for the host where the two sides have different words. */
const OF_BOOKINGS = {
  booked: 'bookingBooked',
  bookedSeveral: 'bookingBookedSeveral',
  confirmed: 'bookingConfirmed',
  confirmedSeveral: 'bookingConfirmedSeveral',
  clockChanged: 'bookingClockChanged',
  moved: 'bookingMoved',
  moveAsked: 'bookingMoveAsked',
  chooseAgain: 'bookingChooseAgain',
  tomorrow: 'bookingTomorrow',
  soon: 'bookingSoon',
  cancelledByYou: 'bookingCancelledByYou',
  cancelledByHost: 'bookingCancelledByHost',
  cancelledBySeller: 'bookingCancelledBySeller',
  cancelledByBuyer: 'bookingCancelledByBuyer',
  cancelledByTeam: 'bookingCancelledByTeam',
  cancelledByRefund: 'bookingCancelledByRefund',
  asked: 'bookingAsked',
  askedSeveral: 'bookingAskedSeveral',
  requested: 'bookingRequested',
  requestedSeveral: 'bookingRequestedSeveral',
  acceptedByYou: 'bookingAcceptedByYou',
  acceptedBySeller: 'bookingAcceptedBySeller',
  declinedByYou: 'bookingDeclinedByYou',
  declinedByHost: 'bookingDeclinedByHost',
  declinedBySeller: 'bookingDeclinedBySeller',
  unansweredByYou: 'bookingUnansweredByYou',
  unanswered: 'bookingUnanswered',
  withdrawnByYou: 'bookingWithdrawnByYou',
  withdrawn: 'bookingWithdrawn',
  hostAbsent: 'bookingHostAbsent',
  buyerAbsent: 'bookingBuyerAbsent',
  objected: 'bookingObjected',
  absenceBack: 'bookingAbsenceBack',
  absenceTaken: 'bookingAbsenceTaken',
  absenceKept: 'bookingAbsenceKept',
  absenceNotBack: 'bookingAbsenceNotBack',
} as const;
export const BOOKING_TOPICS = Object.keys(OF_BOOKINGS) as [keyof typeof OF_BOOKINGS];

/** Events of a package of lessons; with variants for the host where the two sides have different words. */
const OF_PACKAGES = {
  bought: 'packageBought',
  sold: 'packageSold',
  endsIn30: 'packageEndsIn30',
  endsIn7: 'packageEndsIn7',
} as const;
export const PACKAGE_TOPICS = Object.keys(OF_PACKAGES) as [keyof typeof OF_PACKAGES];

/** Events of a seat at a workshop, or of a place on its waiting list. */
const OF_WORKSHOPS = {
  confirmed: 'workshopConfirmed',
  changed: 'workshopChanged',
  tomorrow: 'workshopTomorrow',
  soon: 'workshopSoon',
  cancelledByYou: 'workshopCancelledByYou',
  cancelledByHost: 'workshopCancelledByHost',
  cancelledByTeam: 'workshopCancelledByTeam',
  cancelledByRefund: 'workshopCancelledByRefund',
  lost: 'workshopLost',
  offered: 'workshopOffered',
  assessment: 'workshopAssessment',
} as const;
export const WORKSHOP_TOPICS = Object.keys(OF_WORKSHOPS) as [keyof typeof OF_WORKSHOPS];

/** Answers of a member whose company asks them to host an offer. */
const OF_HOSTS = { agreed: 'hostAgreed', declined: 'hostDeclined' } as const;

const OF_PAYOUTS = {
  methodAdded: 'payoutMethod',
  methodChosen: 'payoutMethod',
  methodRetired: 'payoutMethod',
  methodConfirmed: 'payoutMethod',
  methodRejected: 'payoutRejected',
  requested: 'payoutRequested',
  started: 'payoutStarted',
  transferred: 'payoutTransferred',
  failed: 'payoutFailed',
  returned: 'payoutReturned',
  restored: 'payout',
  bankBehind: 'payout',
} as const;

/**
 * Every kind of notice, in the order of the contract. A new one needs an entry here and its messages in
 * `locales/{ar,en}/notifications.json`; `lib/server/notice-letters` says who writes its letters (decision 054).
 */
export const NOTICE_KINDS = {
  follow: social('follow'),
  reaction: social('reaction'),
  comment: {
    ...social('comment'),
    leadsTo: toDiscussion,
    words: { product: 'commentOnProduct', lesson: 'question', episode: 'questionOnEpisode' },
  },
  reply: { ...social('reply'), leadsTo: toDiscussion, words: { lesson: 'answer', episode: 'answer' } },
  mention: { ...social('mention'), words: { comment: 'mentionInComment' } },
  share: social('share'),
  evaluation: { ...social('evaluation'), words: { post: 'evaluationOfPost' }, isOfSale: true },
  evaluation_reply: { ...social('evaluation_reply'), leadsTo: toRated },
  sale: { choice: 'sale', leadsTo: toSubject, words: OF_SALES, letter: 'receipt', isOfSale: true },
  tip: { choice: 'sale', leadsTo: paths.receivedTips, words: OF_TIPS, letter: 'receipt', isOfSale: true },
  tip_sent: { choice: null, leadsTo: toOrder, isOfSale: true },
  tip_thanks: social('tip_thanks'),
  earnings_kept: { choice: null, leadsTo: paths.receivedTips, words: OF_KEPT, isOfSale: true },
  purchase: { choice: null, leadsTo: toSubject, isOfSale: true },
  course_message: {
    ...social('course_message'),
    leadsTo: toMessages,
    words: { series: 'series_message' },
    letter: 'own',
  },
  booking: { choice: null, leadsTo: toBooking, words: OF_BOOKINGS, letter: 'own' },
  package: { choice: null, leadsTo: toPackage, words: OF_PACKAGES, letter: 'own' },
  workshop: { choice: null, leadsTo: toSeat, words: OF_WORKSHOPS, letter: 'own' },
  payout: { choice: null, leadsTo: toSubject, words: OF_PAYOUTS, letter: 'own' },
  system: { choice: null, leadsTo: toSubject, words: { exportReady: 'exportReady' }, letter: 'own' },
  // The calendar that says when a host is busy could not be read for a day.
  calendar_failed: { choice: null, leadsTo: paths.bookingHours },
  company_invited: { ...social('company_invited'), leadsTo: paths.myCompanies, letter: 'own' },
  // Members' answers to an invitation concern the company; all other notices about companies concern the member.
  company_accepted: { choice: 'company_answer', leadsTo: paths.creatorCompany },
  company_declined: { choice: 'company_answer', leadsTo: paths.creatorCompany },
  company_left: { choice: 'company_answer', leadsTo: paths.creatorCompany },
  company_share: { choice: 'company_share', leadsTo: paths.myCompanies },
  company_ended: { choice: 'company_share', leadsTo: paths.myCompanies },
  host_asked: { choice: null, leadsTo: paths.bookingHours },
  host_answered: { choice: null, leadsTo: toOffer, words: OF_HOSTS },
  refund_asked: {
    choice: null,
    leadsTo: toMoneyBack,
    words: { post: 'refundOfPost' },
    letter: 'own',
    isOfSale: true,
  },
  refund_granted: {
    choice: null,
    leadsTo: toMoneyBack,
    words: { tip: 'tipBack' },
    letter: 'own',
    isOfSale: true,
  },
  refund_declined: { choice: null, leadsTo: toMoneyBack, letter: 'own', isOfSale: true },
  refund_failed: { choice: null, leadsTo: paths.adminRefunds, isOfSale: true },
  sale_refunded: {
    choice: null,
    leadsTo: toMoneyBack,
    words: { tip: 'tipTaken' },
    letter: 'own',
    isOfSale: true,
  },
  dispute_opened: { choice: null, leadsTo: toDispute, letter: 'own', isOfSale: true },
  dispute_won: { choice: null, leadsTo: toDispute, letter: 'own', isOfSale: true },
  dispute_lost: { choice: null, leadsTo: toDispute, letter: 'own', isOfSale: true },
  access_lost: { choice: null, leadsTo: toLost, isOfSale: true },
  refund_uncovered: { choice: null, leadsTo: paths.adminRefunds },
  identity_approved: { choice: null, leadsTo: paths.identity, letter: 'own' },
  identity_rejected: { choice: null, leadsTo: paths.identity, letter: 'own' },
  identity_undone: { choice: null, leadsTo: paths.identity, letter: 'own' },
  revenue_report: { choice: 'revenue_report', leadsTo: toReport, letter: 'own' },
  operator_news: { choice: null, leadsTo: paths.admin, letter: 'own' },
  cards_refused: { choice: null, leadsTo: paths.adminPayments, letter: 'own' },
  operator_alarm: { choice: null, leadsTo: paths.adminLedger, letter: 'own' },
} as const satisfies Record<string, Kind>;

type Kinds = typeof NOTICE_KINDS;
export type NoticeKind = keyof Kinds;
/** Notices that a member may turn off, on the site or by letter. */
export type Choosable = NonNullable<Kinds[NoticeKind]['choice']>;
/** Those that also have letters. Receipts and letters about the account's safety cannot be turned off. */
export type Lettered = {
  [K in NoticeKind]: Kinds[K] extends { choice: infer C extends string; letter: string } ? C : never;
}[NoticeKind];

type Words = { [K in NoticeKind]: Kinds[K] extends { words: infer W } ? keyof W : never };
/** The event, for kinds with several: the state of a payout, a mention in a comment. */
export type NoticeTopic = Words[NoticeKind];

/** Kinds that may have letters. */
export type WithLetter = { [K in NoticeKind]: Kinds[K] extends { letter: 'own' } ? K : never }[NoticeKind];

/** Kinds in the story of a sale for operators. */
type OfSale = { [K in NoticeKind]: Kinds[K] extends { isOfSale: true } ? K : never }[NoticeKind];

const ALL: Readonly<Record<string, Kind | undefined>> = NOTICE_KINDS;

/** A kind by its name; undefined for one that a newer server sends. */
export const noticeKind = (name: string): Kind | undefined => ALL[name];

export const NOTICE_NAMES = Object.keys(NOTICE_KINDS) as NoticeKind[];

export const OF_SALE = NOTICE_NAMES.filter((name) => noticeKind(name)?.isOfSale) as readonly OfSale[];

/** The choices of all kinds that have one, each once and in order. */
function choices(isSo: (kind: Kind) => boolean = () => true): string[] {
  return [...new Set(Object.values<Kind>(NOTICE_KINDS).flatMap((kind) => (isSo(kind) && kind.choice) || []))];
}

export const CHOOSABLE = choices() as readonly Choosable[];
export const LETTERED = choices(({ letter }) => letter !== undefined) as readonly Lettered[];

/** The address that a notice leads to. For an unknown kind, its subject decides. */
export const noticeTarget = ({ kind, ...about }: About & { kind: string }): string =>
  (noticeKind(kind)?.leadsTo ?? toSubject)(about);
