import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { isDatabaseReady } from '@/lib/server/db/health';
import { addressOf } from '@/lib/server/http/address';
import { isKnown } from '@/lib/server/http/etag';
import { acceptedEncoding } from './compress';
import type { Answer, GuestCache } from './guest-cache/cache';
import { cdnHeaders } from './guest-cache/cdn';
import { type GuestPage, guestPage, missingGuestPage } from './guest-cache/policy';
import type { Ask } from './in-memory';
import { createMissing } from './missing-pages';
import { passOnAll } from './pages/pass-on';
import { askInTurn, type Reader, Turns } from './pages/turns';
import { sendPlainPage } from './plain-page';
import { READS_RETRY_AFTER, ReadLimits } from './read-limits';

const AWAY_RETRY_AFTER = 5;
// Files of public/ and Next's own need no database. They are counted all the same: a missing one makes Next render a
// page.
const FILE =
  /^\/(_next\/|icons\/|images\/|(sw\.js|offline\.html|favicon\.ico|manifest\.webmanifest|robots\.txt)(\?|$))/;

interface Options {
  limits?: Pick<ReadLimits, 'isOver'>;
  turns?: Turns;
  isReady?: () => Promise<boolean>;
  /** whether a CDN in front may store what all guests get: touched tags are sent to it */
  hasCdn?: boolean;
}

/**
 * Answers guests' requests for public pages from the cache; everything else goes to Next. While the database is away,
 * or too many pages wait to be rendered, a stored page is sent however old it is; where there is none, a page that
 * explains it.
 */
export function createPageListener(
  cache: GuestCache<GuestPage>,
  sessionCookie: string,
  ask: Ask,
  {
    limits = new ReadLimits(sessionCookie),
    turns = new Turns(),
    isReady = isDatabaseReady,
    hasCdn = false,
  }: Options = {},
): RequestListener {
  const isMember = (incoming: IncomingMessage) => Boolean(incoming.headers.cookie?.includes(sessionCookie));
  const readerOf = (incoming: IncomingMessage): Reader => ({
    rank: isMember(incoming) ? 'member' : 'guest',
    address: addressOf(incoming.headers),
  });
  const sendPage = (page: GuestPage, answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse) =>
    send(answer, incoming, outgoing, () => {
      const age = hasCdn ? cache.ageOf(page, answer.entry) : undefined;
      return age === undefined ? undefined : cdnHeaders(page, answer.entry, age);
    });
  const askFor = (incoming: IncomingMessage) => askInTurn(ask, turns, readerOf(incoming));
  const missing = createMissing(askFor, async (incoming) => {
    if (isMember(incoming)) return undefined;
    const answer = await cache.get(missingGuestPage(incoming.url ?? '', incoming.headers));
    if (answer?.entry.status !== 200) return undefined;
    return answer.entry.as(acceptedEncoding(incoming.headers['accept-encoding']));
  });
  return async (incoming, outgoing) => {
    const page = guestPage(incoming.method, incoming.url ?? '', incoming.headers, sessionCookie);
    const kept = page && cache.kept(page);
    if (kept && kept.how === 'hit') return sendPage(page, kept, incoming, outgoing);
    const isFile = FILE.test(incoming.url ?? '');
    if (limits.isOver(incoming)) {
      return sendPlainPage(incoming, outgoing, { code: 'rate_limited', retryAfter: READS_RETRY_AFTER });
    }
    const isMade = page && cache.isRendering(page);
    if ((!isMade && turns.isFull(readerOf(incoming))) || !(isFile || (await isReady()))) {
      if (kept) return send(kept, incoming, outgoing);
      return sendAway(incoming, outgoing);
    }
    if (isFile) return passOnAll(askFor(incoming), incoming, outgoing);
    const answer = page && (await cache.get(page));
    if (answer && answer.entry.status >= 500 && !(await isReady())) return sendAway(incoming, outgoing);
    if (!answer) missing.unlessFound(incoming, outgoing);
    else if (answer.entry.isMissingPage) await missing.show(incoming, outgoing);
    else await sendPage(page, answer, incoming, outgoing);
  };
}

const sendAway: RequestListener = (incoming, outgoing) =>
  sendPlainPage(incoming, outgoing, { code: 'unavailable', retryAfter: AWAY_RETRY_AFTER });

/**
 * Sends the stored answer, or says that it has not changed.
 * @param more headers that replace its own, read when it is ready to be sent
 */
export async function send(
  { entry, how }: Answer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  more: () => OutgoingHttpHeaders | undefined = () => undefined,
): Promise<void> {
  const encoding = acceptedEncoding(incoming.headers['accept-encoding']);
  const { headers: own, etag, body } = await entry.as(encoding);
  const headers = { ...own, ...more() };
  if (entry.status === 200 && isKnown(incoming.headers['if-none-match'], etag)) {
    outgoing.writeHead(304, { ...headers, 'x-cache': how });
    outgoing.end();
    return;
  }
  outgoing.writeHead(entry.status, { ...headers, 'content-length': body.length, 'x-cache': how });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}
