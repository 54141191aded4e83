// Lists of the contract that browsers show, too. This file has no schemas, so that browsers do not load any.

export const ACCOUNT_KINDS = [
  'cash',
  'clearing',
  'pending',
  'available',
  'reserved',
  'receivable',
  'fees',
  'pool',
  'costs',
] as const;

/** The kinds of order lines. */
export const LINE_KINDS = ['product', 'post', 'tip'] as const;

export const CATALOGUE_LISTS = ['categories', 'interests'] as const;

/** Days up to today in UTC, today included; `12m` is this month and the eleven before it. */
export const STATS_RANGES = ['7d', '30d', '90d', '12m'] as const;

/** The sort orders of ratings. */
export const EVALUATION_SORTS = ['newest', 'helpful'] as const;

/**
 * Why somebody may not rate: a guest, whoever earns by it, who has not bought it, who has confirmed neither an e-mail
 * address nor a phone.
 */
export const RATE_REFUSALS = ['guest', 'own', 'not_held', 'unconfirmed'] as const;

/** How old a found post may be, at most; any age where nothing is said. */
export const SEARCH_PERIODS = ['day', 'week', 'month', 'year'] as const;

/** The orders of the marketplace; the first where nothing is said. */
export const PRODUCT_SORTS = ['popular', 'newest', 'rating'] as const;
export const STATS_TABLES = ['time', 'products', 'posts', 'sources'] as const;

/** Allowed image extensions (specification, section 5). The content of a file decides its type. */
export const IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg'] as const;

/** The steps after registration, in their order. */
export const FIRST_STEPS = ['interests', 'people', 'photo'] as const;

export const SIDES = ['front', 'back'] as const;

export const IDENTITY_REASONS = [
  'unreadable',
  'incomplete',
  'expired',
  'name_mismatch',
  'not_accepted',
  'other',
] as const;

/** The filters of a ledger: where money came from or went to. */
export const LEDGER_CATEGORIES = ['sales', 'tips', 'shares', 'pool', 'refunds', 'payouts'] as const;

/**
 * The filters of the operator's list; `all` includes those that are over, `partly_back` has amounts to give back to the
 * payee.
 */
export const PAYOUT_QUEUES = [
  'pending',
  'in_progress',
  'partly_back',
  'transferred',
  'failed',
  'all',
] as const;

export const ACCOUNT_STATUSES = ['active', 'suspended', 'deletion_requested', 'deleted'] as const;

/**
 * Why a payout failed. `cancelled`: its creator cancelled it; `account_rejected`: the bank does not accept the account.
 */
export const FAILURES = [
  'account_rejected',
  'name_mismatch',
  'bank_unavailable',
  'compliance',
  'other',
] as const;

/** Stored reaction names, in the order of the tray (specification, section 3). */
export const REACTIONS = ['perfect', 'love', 'unclear', 'fantastic', 'surprise', 'clap'] as const;

/** Digital product types (specification, section 3). */
export const PRODUCT_TYPES = [
  'full_course',
  'micro_course',
  'template_kit',
  'guide_ebook',
  'consulting',
  'assessment_workshop',
  'audio_series',
  'slide_aids',
  'tutoring',
  'other',
] as const;

/** The types of lessons. */
export const LESSON_TYPES = ['video', 'audio', 'text', 'file', 'quiz'] as const;

/** The types of quiz questions. */
export const QUESTION_TYPES = ['single', 'several', 'true_false', 'short', 'order', 'match'] as const;
/** When learners see right answers and explanations of a quiz. */
export const QUIZ_REVEALS = ['submitted', 'passed', 'never'] as const;

/** How much one has to know before a course. */
export const COURSE_LEVELS = ['beginner', 'intermediate', 'advanced', 'all'] as const;

/** Levels that one looks for: a course for all levels is found at each. */
export const SOUGHT_LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
/** How long courses take: less than an hour, up to five hours, and more. */
export const COURSE_LENGTHS = ['short', 'medium', 'long'] as const;

/** Which of those who have a course. */
export const STUDENT_GROUPS = ['all', 'stopped', 'complete'] as const;
/** For how many days somebody did nothing in a course who stopped. */
export const STOPPED_DAYS = ['7', '14', '30', '60'] as const;
/** Which learners a creator writes to: all, or those who stopped. */
export const MESSAGE_READERS = ['all', ...STOPPED_DAYS] as const;

/** Languages that courses are held in (ISO 639). */
export const COURSE_LANGUAGES = ['ar', 'en', 'fr', 'tr', 'ur', 'fa', 'de', 'es'] as const;

export const GENDERS = ['male', 'female', 'not_specified'] as const;

/** How many people work there. */
export const COMPANY_SIZES = [
  '1',
  '2-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001+',
] as const;

/** Why a buyer wants a refund; the other reasons are set by the platform. */
export const ASKED_REASONS = [
  'changed_mind',
  'not_as_described',
  'does_not_work',
  'by_mistake',
  'other',
] as const;

/** Things that are cancelled, as readers name them: all of a purchase, or a lesson of a package. */
export const CANCELLED_THINGS = ['session', 'lesson', 'package', 'seat', 'post'] as const;

/**
 * Why something was cancelled: `seller` where somebody else is the host; `not_given`: the host did not answer or was
 * not there, or nothing was left; `moderation`: an operator hid it, or an account was closed.
 */
export const CANCEL_CAUSES = ['host', 'seller', 'buyer', 'not_given', 'moderation'] as const;

export const DISPUTE_STATUSES = ['open', 'won', 'lost'] as const;

/** Why a buyer's bank took a payment back. `general`: the gateway does not say. */
export const DISPUTE_CAUSES = [
  'fraudulent',
  'unrecognized',
  'duplicate',
  'not_received',
  'not_as_described',
  'not_refunded',
  'cancelled',
  'general',
] as const;

export const STUCK_STATES = ['waiting', 'returned'] as const;

export const REJECTIONS = [
  'not_received',
  'wrong_amount',
  'unreadable',
  'not_a_receipt',
  'already_used',
  'other',
] as const;
