import { z } from 'zod';
import { endpoint } from '../endpoint';
import { Id, IdParams } from '../fields';

// An audio series in its buyer's own podcast app, which subscribes to an address. `id` is the purchase's.

export const PodcastFeed = z.object({
  /** whoever has it hears the series; null before it was made */
  feedUrl: z.url().nullable(),
});
export type PodcastFeed = z.output<typeof PodcastFeed>;

export const getPodcastFeed = endpoint({
  id: 'getPodcastFeed',
  method: 'GET',
  path: '/entitlements/{id}/podcast-feed',
  access: 'owner',
  params: IdParams,
  response: PodcastFeed,
  errors: ['not_entitled'],
});

export const renewPodcastFeed = endpoint({
  id: 'renewPodcastFeed',
  method: 'POST',
  path: '/entitlements/{id}/podcast-feed',
  access: 'owner',
  params: IdParams,
  response: PodcastFeed,
  errors: ['not_entitled'],
  answers: 'getPodcastFeed',
});

export const readPodcastFeed = endpoint({
  id: 'readPodcastFeed',
  method: 'GET',
  path: '/podcast-feeds/{podcast}',
  access: 'signed',
  proof: 'address',
  params: z.object({ podcast: z.string().regex(/^[\w-]{32}\.xml$/) }),
  response: z.unknown(),
  raw: true,
  gives: ['application/rss+xml'],
  // Podcast apps read for many people from a few addresses.
  rateLimit: { max: 6000, seconds: 3600 },
});

export const loadPodcastEpisode = endpoint({
  id: 'loadPodcastEpisode',
  method: 'GET',
  path: '/podcast-episodes/{id}/{lessonId}/{sound}',
  access: 'signed',
  proof: 'address',
  params: IdParams.extend({ lessonId: Id, sound: z.string().regex(/^[\w-]{32}\.[a-z\d]{2,4}$/) }),
  response: z.unknown(),
  errors: ['forbidden', 'not_entitled', 'not_open_yet', 'not_found'],
  raw: true,
  gives: ['*/*'],
  rateLimit: { max: 60_000, seconds: 3600 },
});
