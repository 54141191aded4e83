import { REQUEST_EXAMPLES } from '@/lib/contract/openapi/documented';
import { tenIn } from '@/tests/setup/clock';
import { NO_ID } from '@/tests/setup/make-member';

/**
 * A valid body for each endpoint that takes one, with all its fields; its objects do not exist unless a test adds them.
 */
export const BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  ...REQUEST_EXAMPLES,
  // Changes are planned at most two years ahead of the clock of the tests.
  changeShare: { ...REQUEST_EXAMPLES.changeShare, from: tenIn(30) },
};

/** Valid values for required query parameters, and for `q`, as an empty search finds nothing. */
export const QUERIES: Record<string, Record<string, string>> = {
  listBookings: { from: '2026-12-01' },
  listOwnSlots: { month: '2026-12', timeZone: 'Africa/Cairo' },
  listWorkshopDates: { timeZone: 'Africa/Cairo' },
  listSlots: { month: '2026-12', timeZone: 'Africa/Cairo', minutes: '60' },
  listPackageSlots: { month: '2026-12', timeZone: 'Africa/Cairo' },
  listPackageWeeks: { startsAt: '2026-12-03T15:00:00.000Z', count: '3', timeZone: 'Africa/Cairo' },
  listMoveSlots: { month: '2026-12', timeZone: 'Africa/Cairo' },
  getRevenueDetails: { month: '2026-10' },
  uploadIdentityDocument: { side: 'front' },
  uploadFile: { purpose: 'image' },
  listComments: { subjectId: NO_ID },
  createComment: { subjectId: NO_ID },
  checkHandle: { handle: 'sara_designs' },
  listLookAlikes: { ids: NO_ID },
  listCities: { country: 'SA' },
  searchTop: { q: 'تصميم' },
  getSearchSuggestions: { q: 'تصميم' },
  searchCourse: { q: 'تصميم' },
  searchUsers: { q: 'تصميم' },
  searchPosts: { q: 'تصميم' },
  searchProducts: { q: 'تصميم' },
};

const TUS = { 'tus-resumable': '1.0.0' };
/** The headers of another protocol, for the endpoints that speak it. */
export const HEADERS: Record<string, Record<string, string>> = {
  continueUpload: { ...TUS, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  deleteUpload: TUS,
};

/** What a hostile caller sends instead of any value, as JSON text. */
export const WRONG_VALUES: readonly string[] = [
  ...['null', 'true', '0', '-1', '1.5', '10.005', '1e400', '-1e400', '9007199254740993'],
  ...['""', '" "', '"x"', '"10"', '"١٠"', '"a\\u0000b"', '"\\ud800"', `"${'أ'.repeat(5_000)}"`],
  ...['[]', '[null]', '[10]', '["x","x"]', '{}', '{"__proto__":{"role":"ADMIN"}}', '{"toString":1}'],
];

/** What a hostile caller sends instead of any query parameter. */
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

/** Cursors in the right form with values that no row has: whatever they answer, it is not a server error. */
export const ODD_CURSORS: readonly string[] = [
  ...[cursor([NO_ID]), cursor(['0', NO_ID]), cursor(['-1', NO_ID]), cursor(['1e300', NO_ID])],
  ...[cursor(['9999999999999999999', NO_ID]), cursor(['275760-09-14', NO_ID]), cursor(['-infinity', NO_ID])],
  ...[cursor(['1', '1', NO_ID]), cursor(['0', '0', '0', NO_ID]), cursor(['2026-11-21', NO_ID, NO_ID])],
];

/** Every path to a value in a sample: `['price', 'amount']`. The first entry of an array stands for all. */
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
