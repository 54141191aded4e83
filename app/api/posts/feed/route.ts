import { listFeed } from '@/lib/contract/posts';
import * as feed from '@/lib/server/feed/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listFeed, ({ query }, ctx) => feed.getFeed(ctx, query));
