import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PodcastFeed } from '@/lib/contract/kinds/podcast-feed';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { sendFile } from '@/lib/server/files/send-file';
import { apiAddress } from '@/lib/server/http/api-address';
import { counted } from './links';
import { openLesson } from './open-lesson';
import { opensAt, opensFor } from './opens-at';
import { writeFeed } from './podcast-rss';
import { findLessonFile } from './repo-open';
import * as repo from './repo-podcast';

const addressOf = (token: string | null): PodcastFeed => ({
  feedUrl: token && apiAddress(`/podcast-feeds/${token}.xml`),
});

/** The feed of a bought audio series. @throws AppError `not_found`, `not_entitled` */
export async function getPodcastFeed(ctx: MemberCtx, id: string): Promise<PodcastFeed> {
  return addressOf((await activeFeed(ctx, id)).token);
}

/**
 * Makes the address of that feed. The one before gives nothing any more, nor do the addresses of its episodes.
 * @throws AppError `not_found`, `not_entitled`
 */
export async function renewPodcastFeed(ctx: MemberCtx, id: string): Promise<PodcastFeed> {
  await activeFeed(ctx, id);
  const token = randomBytes(24).toString('base64url');
  await repo.upsertFeed(ctx.db, { entitlement_id: id, token, created_at: ctx.now });
  return addressOf(token);
}

async function activeFeed(ctx: MemberCtx, id: string) {
  const feed = found(await repo.findFeed(ctx.db, { id, holderId: ctx.viewer.id }));
  if (feed.access !== 'active') throw new AppError('not_entitled');
  return feed;
}

/**
 * A bought audio series as RSS: the episodes that are open to its buyer at this moment.
 * @param file the last part of the address: `TOKEN.xml`
 * @throws AppError `not_found` for an address that was renewed or never made, `forbidden` while its buyer has no access
 */
export async function readPodcastFeed(ctx: Ctx, file: string): Promise<Response> {
  const feed = found(await repo.findFeedBy(ctx.db, { token: file.replace(/\.xml$/, '') }));
  if (feed.access !== 'active') throw new AppError('forbidden');
  const episodes = (await repo.listEpisodes(ctx.db, feed.id)).filter((row) => !opensFor(row, feed, ctx.now));
  const body = writeFeed(
    feed,
    episodes.map((row) => ({ ...row, url: episodeAddress(feed, row), openedAt: openedAt(feed, row) })),
  );
  return new Response(body, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      // Nobody should find it who was not given it.
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** Since when an episode is open to the buyer: apps show it as the day on which it came out. */
function openedAt(feed: repo.FeedRow, row: repo.EpisodeRow): Date {
  const waits = !row.is_preview && !feed.is_all_open;
  const opens = { afterDays: row.opens_after_days, on: row.opens_on };
  const from = waits ? opensAt(opens, feed.granted_at, feed.time_zone) : null;
  return from && from > row.shown_at ? from : row.shown_at;
}

/** The endings by which podcast apps know a sound. */
const ENDINGS: Partial<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/flac': 'flac',
};

const episodeAddress = (feed: { id: string; token: string }, episode: repo.EpisodeRow): string =>
  apiAddress(`/podcast-episodes/${feed.id}/${episode.id}/${nameOf(feed.token, episode)}`);

const nameOf = (token: string, { id, file }: { id: string; file: { mime: string } }): string =>
  `${keyOf(token, id)}.${ENDINGS[file.mime] ?? 'mp3'}`;

/** The secret of one episode: it does not give away that of the feed, and ends with it. */
const keyOf = (token: string, lessonId: string): string =>
  createHmac('sha256', token).update(lessonId).digest('base64url').slice(0, 32);

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * The sound of an episode, with ranges. Whether it is open to its buyer is looked up each time, and what is sent counts
 * as use.
 * @throws AppError `not_found` for an address that no feed names (any more), and what `openLesson` throws
 */
export async function podcastEpisodeResponse(
  ctx: Ctx,
  request: Request,
  { id, lessonId, sound }: { id: string; lessonId: string; sound: string },
): Promise<Response> {
  const feed = found(await repo.findFeedBy(ctx.db, { entitlementId: id }));
  if (!isSame(sound.slice(0, 32), keyOf(feed.token, lessonId))) throw new AppError('not_found');
  if (feed.access !== 'active') throw new AppError('not_entitled');
  const at = { by: 'purchase', id, lessonId } as const;
  const lesson = await openLesson(ctx, at, feed.holder_id);
  const { fileId, mime } = found(lesson.file);
  if (sound !== nameOf(feed.token, { id: lessonId, file: { mime } })) throw new AppError('not_found');
  const file = found(await findLessonFile(ctx.db, lessonId, fileId));
  return sendFile(request, file, { inline: true, ...counted(ctx, { at, fileId, lesson }, 1) });
}
