import { sharePost } from '@/lib/contract/posts';
import * as acts from '@/lib/server/posts/acts';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(sharePost, ({ params }, ctx) => acts.sharePost(ctx, params.id));
