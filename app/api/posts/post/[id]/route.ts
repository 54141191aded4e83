import { getPost } from '@/lib/contract/posts';
import * as views from '@/lib/server/posts/views';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getPost, ({ params }, ctx) => views.getPost(ctx, params.id));
