import { savePost } from '@/lib/contract/posts';
import { handle } from '@/lib/server/http/handle';
import * as acts from '@/lib/server/posts/acts';

export const POST = handle(savePost, ({ params }, ctx) => acts.savePost(ctx, params.id));
