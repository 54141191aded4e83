import { savePost } from '@/lib/contract/posts';
import * as acts from '@/lib/server/posts/acts';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(savePost, ({ params }, ctx) => acts.savePost(ctx, params.id));
