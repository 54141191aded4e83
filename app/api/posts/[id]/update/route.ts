import { updatePost } from '@/lib/contract/posts';
import { handle } from '@/lib/server/http/handle';
import * as posts from '@/lib/server/posts/service';

export const PATCH = handle(updatePost, ({ params, body }, ctx) => posts.updatePost(ctx, params.id, body));
