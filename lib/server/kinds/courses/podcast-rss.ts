import 'server-only';
import { create } from 'xmlbuilder2';
import { env } from '@/lib/server/env';
import { apiAddress } from '@/lib/server/http/api-address';
import { chapterTime } from '@/lib/shared/chapters';
import { paths } from '@/lib/shared/paths';
import type { EpisodeRow, FeedRow } from './repo-podcast';

const NAMESPACES = {
  'xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:psc': 'http://podlove.org/simple-chapters',
};

type Episode = EpisodeRow & { url: string; openedAt: Date };

/**
 * A series as RSS 2.0, as podcast apps read it. It says that no directory may list it.
 * @param episodes those that are open, in order
 */
export function writeFeed(feed: FeedRow, episodes: readonly Episode[]): string {
  const { language, cover_id: coverId, token } = feed;
  const title = literal(feed.title);
  const page = new URL(paths.library(feed.id), env().APP_URL).href;
  const days = publishedDays(episodes);
  const channel = {
    title,
    link: page,
    description: literal(feed.description) || title,
    language,
    'atom:link': {
      '@rel': 'self',
      '@type': 'application/rss+xml',
      '@href': apiAddress(`/podcast-feeds/${token}.xml`),
    },
    'itunes:author': literal(feed.creator),
    'itunes:type': 'serial',
    'itunes:explicit': 'false',
    'itunes:block': 'Yes',
    ...(coverId && { 'itunes:image': { '@href': apiAddress(`/files/${coverId}/image/960`) } }),
    item: episodes.map((episode, index) => itemOf(episode, index + 1, days[index] ?? episode.openedAt)),
  };
  return create(
    { version: '1.0', encoding: 'UTF-8' },
    { rss: { '@version': '2.0', ...NAMESPACED, channel } },
  ).end();
}

const NAMESPACED = Object.fromEntries(Object.entries(NAMESPACES).map(([name, uri]) => [`@${name}`, uri]));

/** What no XML may hold, however it is written. */
const NO_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Text as it was typed. The writer reads `&#38;` as a sign, and leaves `&amp;` and `&lt;` as they are. */
const literal = (text: string): string => text.replace(NO_XML, '').replaceAll('&', '&#38;amp;');

function itemOf({ id, seconds, file, notes, chapters, url, ...episode }: Episode, number: number, day: Date) {
  const title = literal(episode.title);
  return {
    title,
    guid: { '@isPermaLink': 'false', '#': id },
    pubDate: day.toUTCString(),
    description: literal(notes ?? '') || title,
    enclosure: { '@url': url, '@type': file.mime, '@length': file.size },
    'itunes:episode': number,
    'itunes:episodeType': 'full',
    ...(seconds && { 'itunes:duration': seconds }),
    ...(chapters.length > 0 && {
      'psc:chapters': {
        '@version': '1.2',
        'psc:chapter': chapters.map(({ at, title }) => ({
          '@start': chapterTime(at),
          '@title': literal(title),
        })),
      },
    }),
  };
}

/** Apps order by these, so that each is a second after the one before, at least. */
function publishedDays(episodes: readonly Episode[]): Date[] {
  let last = 0;
  return episodes.map(({ openedAt }) => {
    last = Math.max(openedAt.getTime(), last + 1000);
    return new Date(last);
  });
}
