import { unsavePost } from '@/lib/contract/posts';
import * as acts from '@/lib/server/posts/acts';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(unsavePost, ({ params }, ctx) => acts.unsavePost(ctx, params.id));
