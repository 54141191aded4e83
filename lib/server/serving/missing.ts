import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { LOCALE_PARAMETER } from '@/lib/i18n/locales';
import { log } from '@/lib/server/log';
import { missingAt, paths } from '@/lib/shared/paths';
import { isDocument } from './guest-cache/policy';
import { type Ask, inMemory } from './in-memory';

// They are about one connection, and the one to Next is another.
const OF_THE_CONNECTION = new Set([
  ...[
    'connection',
    'keep-alive',
    'transfer-encoding',
    'content-length',
    'trailer',
    'te',
    'upgrade',
    'expect',
  ],
]);

type Kept = { headers: OutgoingHttpHeaders; body: Uint8Array };

/**
 * Next answers `notFound()` with a page that is empty until its scripts run. In its place goes `/missing`, which is a page
 * like any other, with the status 404 (decisions/043).
 * @param kept the page as all guests see it, in the reader's language; undefined for members, whose page is made for them
 */
export function createMissing(
  next: RequestListener,
  kept: (incoming: IncomingMessage) => Promise<Kept | undefined>,
): {
  unlessFound: RequestListener;
  show: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
} {
  const ask = inMemory(next);

  /** Lets Next answer; where it found nothing, shows that. Data for its router and what is sent to it go there as they are. */
  async function unlessFound(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    if (!isRead || !isDocument(incoming.headers)) return next(incoming, outgoing);
    if (pathOf(incoming) === paths.missing()) return show(incoming, outgoing);
    const answer = await passOn(ask, incoming, outgoing, incoming.url);
    if (!answer) return;
    if (!isMissing(answer)) return send(answer, outgoing, answer.statusCode);
    answer.resume();
    await show(incoming, outgoing);
  }

  async function show(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const page = await kept(incoming);
    if (page) {
      outgoing.writeHead(404, { ...page.headers, 'content-length': page.body.length });
      return void outgoing.end(incoming.method === 'HEAD' ? undefined : page.body);
    }
    const answer = await passOn(ask, incoming, outgoing, missingAddress(incoming));
    if (answer) send(answer, outgoing, answer.statusCode === 200 ? 404 : answer.statusCode);
  }

  return { unlessFound: (incoming, outgoing) => void unlessFound(incoming, outgoing), show };
}

/** Asks Next in the visitor's name. Whoever has gone meanwhile, or whom Next cuts off, gets no answer. */
async function passOn(
  ask: Ask,
  { method, rawHeaders }: IncomingMessage,
  outgoing: ServerResponse,
  path: string | undefined,
): Promise<IncomingMessage | undefined> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  outgoing.once('close', leave);
  try {
    return await ask({ method, path, headers: ofTheMessage(rawHeaders), signal: gone.signal });
  } catch (error) {
    if (!gone.signal.aborted)
      log.error({ err: error, path: path?.split('?', 1)[0] }, 'a page was not answered');
    outgoing.destroy();
    return undefined;
  }
}

function send(answer: IncomingMessage, outgoing: ServerResponse, status = 500): void {
  outgoing.writeHead(status, ofTheMessage(answer.rawHeaders));
  // Whoever leaves before the end is no fault.
  pipeline(answer, outgoing, () => {});
}

/** Names and values in turn, without what is about the connection. */
function ofTheMessage(raw: readonly string[]): string[] {
  return raw.filter((_, at) => !OF_THE_CONNECTION.has(String(raw[at - (at % 2)]).toLowerCase()));
}

function isMissing({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 404 && Boolean(headers['content-type']?.startsWith('text/html'));
}

function missingAddress(incoming: IncomingMessage): string {
  const address = new URL(paths.missing(missingAt(pathOf(incoming))), 'http://localhost');
  const asked = new URLSearchParams(incoming.url?.split('?', 2)[1]).get(LOCALE_PARAMETER);
  if (asked) address.searchParams.set(LOCALE_PARAMETER, asked);
  return `${address.pathname}${address.search}`;
}

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';
