import { NO_ID } from '@/tests/setup/make-member';

/**
 * A good body for each endpoint that takes one; objects they name are missing unless a test puts them in. A test fails
 * when an endpoint has none, or one that its schema refuses.
 */
export const BODIES: Record<string, Record<string, unknown>> = {
  registerUser: {
    accountType: 'COMPANY',
    name: 'سارة العتيبي',
    handle: 'sara_contract',
    email: 'sara@contract.example',
    password: 'طائر-أزرق-2026',
    locale: 'ar',
  },
  verifyEmail: { token: 'a-token-of-a-letter' },
  forgotPassword: { email: 'sara@contract.example' },
  resetPassword: { token: 'a-token-of-a-letter', password: 'طائر-أزرق-2026' },
  changeEmail: { email: 'new@contract.example', password: 'طائر-أزرق-2026' },
  sendOtp: { phone: '+966501234567', locale: 'ar' },
  verifyOtp: { phone: '+966501234567', code: '123456' },
  changePhone: { phone: '+966501234567', password: 'طائر-أزرق-2026' },
  confirmPhone: { phone: '+966501234567', code: '123456' },
  updateMe: {
    name: 'سارة العتيبي',
    headline: 'مصممة',
    bio: 'أكتب عن التصميم.',
    locale: 'ar',
    digits: 'arab',
    calendar: 'islamic-umalqura',
    colorMode: 'dark',
    profilePicId: NO_ID,
    coverId: NO_ID,
    interests: ['design'],
    handle: 'sara_contract',
    dateOfBirth: '1995-04-02',
    gender: 'female',
    companySize: '2-10',
    foundedOn: '2019-01-01',
    tags: ['تصميم'],
    industryId: '62',
    country: 'SA',
    city: { _id: '108410' },
    socialLinks: [{ label: 'X', url: 'https://x.com/sara' }],
  },
  finishProfileSetup: {
    profilePicId: NO_ID,
    dateOfBirth: '1995-04-02',
    gender: 'female',
    industryId: '62',
    country: 'SA',
    city: { name: 'الرياض' },
    socialLinks: [{ label: 'X', url: 'https://x.com/sara' }],
  },
  requestRefund: { lineId: NO_ID, reason: 'changed_mind', note: 'لم أعد أحتاجه' },
  refundSale: { amount: 100, answer: 'عذرًا على الإزعاج' },
  grantRefund: { amount: 100, answer: 'على الرحب' },
  declineRefund: { answer: 'استُخدم كله' },
  grantAdminRefund: { amount: 100, answer: '' },
  declineAdminRefund: { answer: 'استُخدم كله' },
  refundAdminSale: { amount: 100, answer: '' },
  closeRevenueMonth: { month: '2020-01' },
  finishCompanySetup: {
    profilePicId: NO_ID,
    name: 'دار القلم',
    handle: 'dar_contract',
    headline: 'ننشر كتبًا',
    bio: 'دار نشر عربية.',
    companySize: '11-50',
    foundedOn: '2010-05-01',
    industryId: '58',
    tags: ['نشر'],
    country: 'JO',
    city: { name: 'عمّان' },
    socialLinks: [{ label: '', url: 'https://x.com/dar' }],
  },
  inviteMember: { handle: 'contract_guest', shareBps: 1000, role: 'member' },
  changeRole: { role: 'member' },
  changeShare: { shareBps: 1000, from: '2027-11-01T00:00:00.000Z' },
  changePassword: { current: 'طائر-أزرق-2026', password: 'طائر-أخضر-2027' },
  updateNoticeChoice: { kind: 'follow', inApp: false, email: true },
  requestDeletion: {
    handle: 'nobody_of_that_name',
    password: 'طائر-أزرق-2026',
    balances: [{ amount: 100, currency: 'USD' }],
  },
  endSessions: { scope: 'others' },
  putFirstSteps: { at: 'people' },
  addCatalogueEntry: { ar: 'الفلك', en: 'Astronomy' },
  renameCatalogueEntry: { ar: 'علم الفلك', en: 'Sky watching' },
  orderCatalogue: { ids: ['design'] },
  retireCatalogueEntry: { into: 'design' },
  suspendMember: { reason: 'رسائل مزعجة متكررة' },
  startSecondFactor: { password: 'طائر-أزرق-2026' },
  confirmSecondFactor: { code: '123456' },
  passSecondFactor: { code: '123456' },
  renewRecoveryCodes: { code: '123456' },
  createPost: {
    text: 'منشور',
    media: [{ fileId: NO_ID, alt: 'صورة' }],
    audience: 'public',
    productId: NO_ID,
  },
  updatePost: { text: 'منشور آخر', media: [{ fileId: NO_ID, alt: 'صورة' }], audience: 'public' },
  putReaction: { name: 'love' },
  createPostComment: { text: 'تعليق', parentId: NO_ID },
  createComment: { text: 'تعليق', parentId: NO_ID },
  createProduct: {
    type: 'guide_ebook',
    title: 'دليل',
    description: 'وصف',
    price: { amount: 1900, currency: 'USD' },
    categoryId: 'design',
    tags: ['تصميم'],
    coverId: NO_ID,
    gallery: [{ fileId: NO_ID, alt: 'صورة' }],
    files: [{ fileId: NO_ID, name: 'دليل.pdf' }],
    refundDays: 14,
  },
  updateProduct: {
    title: 'دليل',
    description: 'وصف',
    price: { amount: 1900, currency: 'USD' },
    categoryId: 'design',
    tags: ['تصميم'],
    coverId: NO_ID,
    gallery: [{ fileId: NO_ID, alt: 'صورة' }],
    files: [{ fileId: NO_ID, name: 'دليل.pdf' }],
    refundDays: 14,
  },
  publishProduct: { published: true },
  putProductEvaluation: { rating: 5, text: 'أعجبني' },
  addCartLine: { productId: NO_ID },
  savePayoutMethod: {
    type: 'wire-transfer',
    country: 'US',
    bankName: 'Chase',
    swift: 'CHASUS33',
    account: '123456789',
    routing: '021000021',
    latinName: 'SARA ALOTAIBI',
    arabicName: 'سارة العتيبي',
    password: 'طائر-أزرق-2026',
  },
  saveConnectedMethod: { password: 'طائر-أزرق-2026' },
  createConnectLink: { password: 'طائر-أزرق-2026' },
  makeDefaultPayoutMethod: { password: 'طائر-أزرق-2026' },
  confirmPayoutMethod: { password: 'طائر-أزرق-2026' },
  retirePayoutMethod: { password: 'طائر-أزرق-2026' },
  requestPayout: { amount: 5000, currency: 'USD', password: 'طائر-أزرق-2026' },
  putPayoutSchedule: { schedule: 'monthly', password: 'طائر-أزرق-2026' },
  transferPayout: { reference: 'TRX-20914' },
  returnPayout: { reason: 'account_rejected', note: 'أُغلق الحساب' },
  failPayout: { reason: 'other', note: 'الحساب مغلق' },
  approveReceipt: { received: { amount: 1900, currency: 'USD' }, bankReference: 'FT20261121' },
  rejectReceipt: { reason: 'unreadable', note: 'الصورة معتمة' },
  putSetupStep: { state: 'started' },
  rejectIdentity: { reason: 'unreadable', note: 'الصورة معتمة' },
  settleTransferRefund: { status: 'succeeded', bankReference: 'FT20261122' },
  replayWebhooks: { source: 'sandbox', type: 'payment.failed' },
  createOrder: {
    productId: NO_ID,
    expectedTotal: { amount: 1900, currency: 'USD' },
    gateway: 'sandbox',
  },
  answerChallenge: { proven: true },
  paySandbox: { card: '4242 4242 4242 4242' },
  postView: { productId: NO_ID, host: 'www.google.com', surface: 'explore' },
  postEvents: {
    events: [
      {
        name: 'page_view',
        path: '/guest',
        at: '2026-11-21T10:00:00.000Z',
        visitId: 'visit',
        props: { tab: 'posts', depth: 2, first: true },
      },
    ],
  },
};

/** Good values for what a query requires, and for `q`, without which nothing is looked for. */
export const QUERIES: Record<string, Record<string, string>> = {
  getRevenueDetails: { month: '2026-10' },
  uploadIdentityDocument: { side: 'front' },
  uploadFile: { purpose: 'image' },
  listComments: { subjectId: NO_ID },
  createComment: { subjectId: NO_ID },
  checkHandle: { handle: 'sara_designs' },
  listCities: { country: 'SA' },
  searchTop: { q: 'تصميم' },
  searchUsers: { q: 'تصميم' },
  searchPosts: { q: 'تصميم' },
  searchProducts: { q: 'تصميم' },
};

/** What a hostile caller puts in the place of any value, as JSON text. */
export const WRONG_VALUES: readonly string[] = [
  ...['null', 'true', '0', '-1', '1.5', '10.005', '1e400', '-1e400', '9007199254740993'],
  ...['""', '" "', '"x"', '"10"', '"١٠"', '"a\\u0000b"', '"\\ud800"', `"${'أ'.repeat(5_000)}"`],
  ...['[]', '[null]', '[10]', '["x","x"]', '{}', '{"__proto__":{"role":"ADMIN"}}', '{"toString":1}'],
];

/** What a hostile caller puts in the place of any query parameter. */
export const WRONG_WORDS: readonly string[] = [
  ...['', ' ', 'x', '-1', '0', '1.5', '1e9', 'NaN', 'Infinity', '0x10', '١٠', 'null', '[object Object]'],
  ...["' or 1=1 --", '%00', 'a\u0000b', '\ud800', '../../etc/passwd', '\u202Eabc', 'أ'.repeat(900)],
  ...['__proto__', 'constructor', '(((((a+)+)+)+)+$', '\\', '%', '_', '*:* & !', 'a&b|c:*'],
];

const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Cursors that no list gave out. */
export const WRONG_CURSORS: readonly string[] = [
  ...[
    '!!!',
    'null',
    'a\u0000b',
    cursor({}),
    cursor([]),
    cursor(null),
    cursor(1),
    cursor([1]),
    cursor([null]),
  ],
  ...[cursor(['x']), cursor(['']), cursor([`${NO_ID}'`]), cursor(['1', 'x']), cursor(['x', NO_ID])],
  ...[
    cursor(['NaN', NO_ID]),
    cursor(['1e400', NO_ID]),
    cursor(['', NO_ID]),
    cursor(['1', '2', '3', '4', '5']),
  ],
];

/** Cursors with the right form and values that no row has: whatever they answer, it is no failure. */
export const ODD_CURSORS: readonly string[] = [
  ...[cursor([NO_ID]), cursor(['0', NO_ID]), cursor(['-1', NO_ID]), cursor(['1e300', NO_ID])],
  ...[cursor(['9999999999999999999', NO_ID]), cursor(['275760-09-14', NO_ID]), cursor(['-infinity', NO_ID])],
  ...[cursor(['1', '1', NO_ID]), cursor(['0', '0', '0', NO_ID]), cursor(['2026-11-21', NO_ID, NO_ID])],
];

/** Every place of a value inside a sample: `['price', 'amount']`. Of arrays the first entry stands for all. */
export function placesIn(value: unknown, at: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Array.isArray(value) ? [[0, value[0]] as const] : Object.entries(value);
  const deeper = inner.flatMap(([key, part]) => placesIn(part, [...at, key]));
  return at.length === 0 ? deeper : [at, ...deeper];
}

const MARK = '\u0001here\u0001';

/** A sample as JSON text with one of its values replaced. @param json the new value; left out, the value is missing */
export function withValueAt(sample: unknown, place: (string | number)[], json?: string): string {
  const copy = structuredClone(sample);
  let holder = copy as Record<string | number, unknown>;
  for (const key of place.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  const last = place.at(-1) ?? '';
  if (json === undefined) delete holder[last];
  else holder[last] = MARK;
  return JSON.stringify(copy).replace(JSON.stringify(MARK), () => json ?? '');
}
