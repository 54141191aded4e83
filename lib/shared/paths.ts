import type { LoginError } from './login-errors';

/** `products` is a list of its own, which the best results lead to. */
export type SearchTab = 'top' | 'users' | 'posts' | 'products';
/** Filters of search results: users by type, posts by age, both by people that the reader follows. */
export interface SearchFilter {
  accountType?: string;
  period?: string;
  from?: string;
}
export type ExploreTab = 'products' | 'users' | 'posts';
export type ProfileTab = 'posts' | 'products';
export type FinanceTab = 'balance' | 'revenue-report';
export type SettingsSection = 'main' | 'edit_profile' | 'tune_interest';
/** The parts of /settings/main, in their order. */
export const SETTINGS_PARTS = [
  'appearance',
  'signIn',
  'sessions',
  'notices',
  'privacy',
  'data',
  'danger',
] as const;
export type SettingsPart = (typeof SETTINGS_PARTS)[number];
/** The parts of /settings/edit_profile. */
export const PROFILE_PARTS = ['about', 'details', 'links', 'pictures'] as const;
export type ProfilePart = (typeof PROFILE_PARTS)[number];
export type MarketplaceFilter = {
  type?: string;
  category?: string;
  sort?: 'popular' | 'newest' | 'rating';
  level?: string;
  length?: string;
};
export type StudentsFilter = { view?: 'lessons' | 'messages'; name?: string; group?: string; days?: string };
/** A subject that does not exist at an address. */
export const MISSING_KINDS = ['page', 'person', 'post', 'product'] as const;
export type MissingKind = (typeof MISSING_KINDS)[number];
export type SeeAllList =
  | 'suggested-users'
  | 'recommended-posts'
  | 'products'
  | 'purchased'
  | 'followers'
  | 'following'
  | 'companies';

/** Every address of the site. Links are only made here, so that a renamed one is a type error. */
export const paths = {
  home: () => '/',
  guest: () => '/guest',
  explore: (tab?: ExploreTab) => withQuery('/explore', { tab }),
  /** `exact`: as it was typed, though a word of it is unknown */
  search: (query?: string, tab?: SearchTab, exact?: boolean, filter: SearchFilter = {}) =>
    withQuery('/search', { q: query, tab, exact: exact ? '1' : undefined, ...filter }),
  /** what browsers may fetch ahead */
  speculationRules: () => '/speculation-rules.json',
  securityTxt: () => '/.well-known/security.txt',
  sitemapPart: (name: string) => `/sitemap/${name}.xml`,
  marketplace: (filter: MarketplaceFilter = {}) => withQuery('/marketplace', { ...filter }),
  seeAll: (of: SeeAllList, userId?: string) => withQuery('/see-all', { of, userId }),
  notifications: () => '/notifications',

  login: (callbackUrl?: string, error?: LoginError) => withQuery('/login', { callbackUrl, error }),
  register: (callbackUrl?: string) => withQuery('/auth/register', { callbackUrl }),
  registerBusiness: (callbackUrl?: string) => withQuery('/auth/register-business', { callbackUrl }),
  accountType: (callbackUrl?: string) => withQuery('/auth/account-type', { callbackUrl }),
  forgotPassword: () => '/auth/forgot-password',
  resetPassword: (token?: string) => withQuery('/auth/reset-password', { token }),
  resetPasswordSuccess: () => '/auth/reset-password/success',
  verifyEmail: (token?: string) => withQuery('/auth/verify-email', { token }),
  /** the first steps after registration */
  welcome: () => '/welcome',
  /** where operators set up and show their second factor */
  secondFactor: (callbackUrl?: string) => withQuery('/auth/second-factor', { callbackUrl }),
  phoneSignIn: (callbackUrl?: string) => withQuery('/auth/phone', { callbackUrl }),

  user: (userId: string, tab?: ProfileTab) => withQuery(`/users/${encodeURIComponent(userId)}`, { tab }),
  post: (postId: string) => `/posts/${encodeURIComponent(postId)}`,
  product: (productId: string, slug?: string) =>
    `/products/${encodeURIComponent(productId)}${slug ? `/${encodeURIComponent(slug)}` : ''}`,
  productCreate: () => '/product/create',
  productEdit: (productId: string) => `/product/${encodeURIComponent(productId)}/edit`,
  /** where its creator makes a course; with the lesson that is open */
  productCourse: (productId: string, lessonId?: string) =>
    withQuery(`/product/${encodeURIComponent(productId)}/course`, { lesson: lessonId }),

  /** those who have a creator's course, or where they stop */
  productStudents: (productId: string, filter: StudentsFilter = {}) =>
    withQuery(`/product/${encodeURIComponent(productId)}/students`, { ...filter }),

  /** who comes to the dates of a creator's workshop, or bought its assessment alone */
  productDates: (productId: string) => `/product/${encodeURIComponent(productId)}/dates`,
  /** where the quiz before or after a creator's workshop is made, or the one that is sold alone */
  productAssessment: (productId: string, placed: 'before' | 'after' | 'alone') =>
    `/product/${encodeURIComponent(productId)}/assessments/${placed}`,

  cart: () => '/cart',
  /** of the cart, or of one product */
  checkout: (productId?: string) => withQuery('/checkout', { product: productId }),
  /** `paid`: the payment that the buyer has just made on the gateway's page. */
  order: (orderId: string, paid?: string) => withQuery(`/orders/${encodeURIComponent(orderId)}`, { paid }),
  /** for everybody who knows its code */
  certificate: (code: string) => `/certificates/${encodeURIComponent(code)}`,
  library: (entitlementId: string) => `/library/${encodeURIComponent(entitlementId)}`,
  /** what is asked under a lesson: leads its buyers to the lesson */
  lessonQuestions: (lessonId: string) => `/lessons/${encodeURIComponent(lessonId)}/questions`,
  /** a lesson of a bought course; with the second of its recording to begin at */
  lesson: (entitlementId: string, lessonId: string, at?: number) =>
    withQuery(`/library/${encodeURIComponent(entitlementId)}/${encodeURIComponent(lessonId)}`, {
      at: at === undefined ? undefined : String(at),
    }),
  /** what the creator of a bought course wrote to those who have it */
  courseMessages: (productId: string) => `/library/messages/${encodeURIComponent(productId)}`,
  sandboxPay: (paymentId: string) => `/sandbox-pay/${encodeURIComponent(paymentId)}`,

  savedPosts: () => '/saved-posts',
  purchasedPosts: () => '/purchased-posts',
  /** tips that an author got */
  receivedTips: () => '/creator/tips',
  /** what was booked of a creator's time */
  creatorCalendar: (shown: { view?: string; day?: string } = {}) => withQuery('/creator/calendar', shown),
  /** when a creator can be booked */
  bookingHours: () => '/creator/calendar/hours',
  /** the packages of a creator's lessons that run */
  bookingPackages: () => '/creator/calendar/packages',
  finance: (tab?: FinanceTab) => withQuery('/finance', { tab }),
  /** a month's report line by line */
  revenueReport: (month: string) => `/finance/revenue-report/${encodeURIComponent(month)}`,
  /** refunds of the caller's sales, and one sale */
  saleRefunds: () => '/finance/refunds',
  /** disputes about the caller's sales, and one of them */
  disputes: () => '/finance/disputes',
  dispute: (disputeId: string) => `/finance/disputes/${encodeURIComponent(disputeId)}`,
  sale: (lineId: string) => `/finance/sales/${encodeURIComponent(lineId)}`,
  settings: (section: SettingsSection = 'main', part?: SettingsPart | ProfilePart) =>
    withQuery(`/settings/${section}`, { part }),
  /** `connect`: why a creator comes back from the payment provider's pages: finished, or with an expired link */
  wireTransferSetup: (connect?: 'done' | 'again') => withQuery('/wire-transfer-setup', { connect }),

  creatorDashboard: () => '/creator/dashboard',
  /** where creators prove their identity */
  identity: () => '/creator/identity',
  creatorDigitalContent: () => '/creator/digital-content',
  creatorProfileSetup: (callbackUrl?: string) => withQuery('/creator/profile-setup', { callbackUrl }),
  creatorCompanySetup: (callbackUrl?: string) => withQuery('/creator/company-setup', { callbackUrl }),
  creatorCompany: () => '/creator/company',
  myCompanies: () => '/companies',
  company: (companyId: string) => `/companies/${encodeURIComponent(companyId)}`,
  admin: () => '/admin',
  adminPayouts: (status?: string) => withQuery('/admin/payouts', { status }),
  adminPayout: (payoutId: string) => `/admin/payouts/${encodeURIComponent(payoutId)}`,
  adminOutbox: () => '/admin/outbox',
  /** payments that an order could not take */
  adminPayments: () => '/admin/payments',
  adminReceipts: () => '/admin/receipts',
  adminWebhooks: (filter: { status?: string; source?: string; type?: string } = {}) =>
    withQuery('/admin/webhooks', filter),
  adminRevenueShare: () => '/admin/revenue-share',
  adminPeople: (filter: { q?: string; status?: string } = {}) => withQuery('/admin/people', filter),
  adminPerson: (userId: string) => `/admin/people/${encodeURIComponent(userId)}`,
  adminPosts: (hide?: string) => withQuery('/admin/posts', { hide }),
  adminCatalogue: () => '/admin/catalogue',
  adminLedger: () => '/admin/ledger',
  adminAccounts: (filter: { kind?: string; owner?: string } = {}) =>
    withQuery('/admin/ledger/accounts', filter),
  adminAccount: (accountId: string) => `/admin/ledger/accounts/${encodeURIComponent(accountId)}`,
  adminJournal: (journalId: string) => `/admin/ledger/journals/${encodeURIComponent(journalId)}`,
  adminTips: () => '/admin/tips',
  adminAbsences: () => '/admin/absences',
  /** reported messages of creators to learners */
  adminComments: () => '/admin/comments',
  adminMessages: () => '/admin/messages',
  adminRefunds: () => '/admin/refunds',
  adminSale: (lineId: string) => `/admin/refunds/sales/${encodeURIComponent(lineId)}`,
  adminDisputes: () => '/admin/disputes',
  adminSales: (q?: string) => withQuery('/admin/sales', { q }),
  adminOrder: (orderId: string) => `/admin/sales/${encodeURIComponent(orderId)}`,
  /** events that browsers reported, counted by day */
  adminEvents: () => '/admin/events',
  adminIdentity: () => '/admin/identity',
  adminAudit: (filter: { actor?: string; action?: string; subject?: string } = {}) =>
    withQuery('/admin/audit', filter),

  about: () => '/about',
  privacyPolicy: () => '/privacy-policy',
  termsAndConditions: () => '/terms-and-conditions',
  /** shown with the status 404 at every address that does not exist; nothing links to it */
  missing: (of?: MissingKind) => withQuery('/missing', { of }),
} as const;

/** The page of what a row of money is about: a post or a product; null for neither. */
export function soldAt({
  postId,
  productId,
}: {
  postId: string | null;
  productId: string | null;
}): string | null {
  if (postId) return paths.post(postId);
  return productId ? paths.product(productId) : null;
}

/**
 * What somebody looked for at an address that does not exist.
 * @param pathname without query
 */
export function missingAt(pathname: string): MissingKind {
  if (pathname.startsWith('/users/')) return 'person';
  if (pathname.startsWith('/posts/')) return 'post';
  return pathname.startsWith('/products/') ? 'product' : 'page';
}

/**
 * Returns where a member becomes a creator: the setup for the kind of account.
 * @param callbackUrl the page that they wanted and return to
 */
export const setupPath = (
  accountType: 'INDIVIDUAL' | 'COMPANY' = 'INDIVIDUAL',
  callbackUrl?: string,
): string =>
  accountType === 'COMPANY' ? paths.creatorCompanySetup(callbackUrl) : paths.creatorProfileSetup(callbackUrl);

/**
 * Returns whether only creators have this page: members are led from it to their setup.
 * @param path with or without query
 */
export const isOfCreators = (path: string): boolean =>
  /^\/(creator\/(dashboard|digital-content)|product\/)/.test(path);

/**
 * Returns whether this is a page for making or changing a product: there the Create Product button is hidden.
 * @param pathname without query
 */
export function isProductForm(pathname: string): boolean {
  return pathname === '/product/create' || /^\/product\/[^/]+\/(edit|course)$/.test(pathname);
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
