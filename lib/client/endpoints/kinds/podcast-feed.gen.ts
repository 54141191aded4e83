// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as kindsPodcastFeed from '@/lib/contract/kinds/podcast-feed';

export const getPodcastFeed = /* @__PURE__ */ address<typeof kindsPodcastFeed.getPodcastFeed>('getPodcastFeed', 'GET', '/entitlements/{id}/podcast-feed');
export const loadPodcastEpisode = /* @__PURE__ */ address<typeof kindsPodcastFeed.loadPodcastEpisode>('loadPodcastEpisode', 'GET', '/podcast-episodes/{id}/{lessonId}/{sound}');
export const readPodcastFeed = /* @__PURE__ */ address<typeof kindsPodcastFeed.readPodcastFeed>('readPodcastFeed', 'GET', '/podcast-feeds/{podcast}');
export const renewPodcastFeed = /* @__PURE__ */ address<typeof kindsPodcastFeed.renewPodcastFeed>('renewPodcastFeed', 'POST', '/entitlements/{id}/podcast-feed', { answers: ['getPodcastFeed', 'id'] });
