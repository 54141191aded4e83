import { listRecommendedPosts } from '@/lib/contract/users';
import * as feed from '@/lib/server/feed/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listRecommendedPosts, ({ query }, ctx) => feed.listRecommendedPosts(ctx, query));
