import { listHiddenPosts } from '@/lib/contract/hidden-posts';
import { listHiddenPage } from '@/lib/server/moderation/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listHiddenPosts, ({ query }, ctx) => listHiddenPage(ctx, query));
