import { getPost } from '@/lib/contract/posts';
import { handle } from '@/lib/server/http/handle';
import * as views from '@/lib/server/posts/views';

export const GET = handle(getPost, ({ params }, ctx) => views.getPost(ctx, params.id));
