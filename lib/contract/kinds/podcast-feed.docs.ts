import type { Docs } from '../openapi/docs';
import type * as kindsPodcastFeed from './podcast-feed';

export const docs: Docs<typeof kindsPodcastFeed> = {
  tag: 'Kinds of products',
  schemas: {
    PodcastFeed: 'The secret address of a bought audio series, for podcast apps',
  },
  parameters: {
    podcast: 'The secret of the address, and `.xml`',
    sound: 'The secret of the episode, and the ending of its sound',
  },
  endpoints: {
    getPodcastFeed: {
      summary: 'The secret address at which podcast apps read a bought audio series',
    },
    renewPodcastFeed: {
      summary: 'Makes that address; made again, the one before gives nothing any more',
    },
    readPodcastFeed: {
      summary: 'The open episodes of a bought audio series as RSS 2.0, while its buyer has access',
    },
    loadPodcastEpisode: {
      summary:
        'The sound of an episode at the address that the feed names, with ranges; checked again each time',
    },
  },
};
