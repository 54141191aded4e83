import type { Docs } from '../openapi/docs';
import type * as kindsPodcastFeed from './podcast-feed';

export const docs: Docs<typeof kindsPodcastFeed> = {
  tag: 'Kinds of products',
  schemas: {
    PodcastFeed:
      'The secret URL of a podcast feed for a purchased audio series. `feedUrl` is null until it is created',
  },
  parameters: {
    podcast: 'The secret of the feed URL, followed by `.xml`',
    sound: 'The secret of the episode, followed by the extension of its audio file',
  },
  endpoints: {
    getPodcastFeed: {
      summary: 'Returns the secret URL of the podcast feed for a purchased audio series',
    },
    renewPodcastFeed: {
      summary:
        'Creates the secret URL of the podcast feed for a purchased audio series. An earlier URL stops working',
    },
    readPodcastFeed: {
      summary: 'Returns the open episodes of a purchased audio series as RSS 2.0, while its buyer has access',
    },
    loadPodcastEpisode: {
      summary:
        'Downloads the audio of an episode at its URL in the feed, with support for range requests. The purchase is checked on every request',
    },
  },
};
