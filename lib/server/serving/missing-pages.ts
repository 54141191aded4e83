import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { LOCALE_PARAMETER } from '@/lib/i18n/locales';
import { missingAt, paths } from '@/lib/shared/paths';
import { isDocument } from './guest-cache/policy';
import type { Ask } from './in-memory';
import { passOn, sendOn } from './pages/pass-on';

type Kept = { headers: OutgoingHttpHeaders; body: Uint8Array };

/**
 * Next answers `notFound()` with a page that is empty until its scripts run. Instead, `/missing` is sent, which is a
 * normal page, with the status 404 (decisions/043).
 * @param askFor the way to ask Next for this visitor
 * @param kept the page as all guests see it, in the reader's language; undefined for members, whose page is made for
 *   them
 */
export function createMissing(
  askFor: (incoming: IncomingMessage) => Ask,
  kept: (incoming: IncomingMessage) => Promise<Kept | undefined>,
): {
  unlessFound: RequestListener;
  show: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
} {
  /**
   * Lets Next answer; where it finds nothing, sends that page. Data for its router, and requests that are not reads,
   * are answered by Next alone.
   */
  async function unlessFound(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const isPage = isRead && isDocument(incoming.headers);
    if (isPage && pathOf(incoming) === paths.missing()) return show(incoming, outgoing);
    const answer = await passOn(askFor(incoming), incoming, outgoing);
    if (!answer) return;
    if (!isPage || !isMissing(answer)) return sendOn(answer, incoming, outgoing);
    answer.resume();
    await show(incoming, outgoing);
  }

  async function show(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const page = await kept(incoming);
    if (page) {
      outgoing.writeHead(404, { ...page.headers, 'content-length': page.body.length });
      return void outgoing.end(incoming.method === 'HEAD' ? undefined : page.body);
    }
    const answer = await passOn(askFor(incoming), incoming, outgoing, missingAddress(incoming));
    if (answer) sendOn(answer, incoming, outgoing, answer.statusCode === 200 ? 404 : answer.statusCode);
  }

  return { unlessFound: (incoming, outgoing) => void unlessFound(incoming, outgoing), show };
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
