import { unsavePost } from '@/lib/contract/posts';
import { handle } from '@/lib/server/http/handle';
import * as acts from '@/lib/server/posts/acts';

export const POST = handle(unsavePost, ({ params }, ctx) => acts.unsavePost(ctx, params.id));
