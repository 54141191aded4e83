import { sharePost } from '@/lib/contract/posts';
import { handle } from '@/lib/server/http/handle';
import * as acts from '@/lib/server/posts/acts';

export const POST = handle(sharePost, ({ params }, ctx) => acts.sharePost(ctx, params.id));
