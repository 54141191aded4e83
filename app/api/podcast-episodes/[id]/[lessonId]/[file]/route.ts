import { loadPodcastEpisode } from '@/lib/contract/kinds/podcast-feed';
import * as podcast from '@/lib/server/kinds/courses/podcast';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(loadPodcastEpisode, ({ params, request }, ctx) =>
  podcast.podcastEpisodeResponse(ctx, request, params),
);
