import { readPodcastFeed } from '@/lib/contract/kinds/podcast-feed';
import * as podcast from '@/lib/server/kinds/courses/podcast';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(readPodcastFeed, ({ params }, ctx) => podcast.readPodcastFeed(ctx, params.feed));
