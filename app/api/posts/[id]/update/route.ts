import { updatePost } from '@/lib/contract/posts';
import * as posts from '@/lib/server/posts/service';
import { handle } from '@/lib/server/requests/handle';

export const PATCH = handle(updatePost, ({ params, body }, ctx) => posts.updatePost(ctx, params.id, body));
