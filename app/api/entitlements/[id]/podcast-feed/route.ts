import * as contract from '@/lib/contract/kinds/podcast-feed';
import * as podcast from '@/lib/server/kinds/courses/podcast';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getPodcastFeed, ({ params }, ctx) =>
  podcast.getPodcastFeed(ctx, params.id),
);
export const POST = handle(contract.renewPodcastFeed, ({ params }, ctx) =>
  podcast.renewPodcastFeed(ctx, params.id),
);
