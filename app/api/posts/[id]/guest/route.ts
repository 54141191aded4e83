import { getGuestPost } from '@/lib/contract/posts';
import { handle } from '@/lib/server/http/handle';
import * as views from '@/lib/server/posts/views';

export const GET = handle(getGuestPost, ({ params }, ctx) => views.getGuestPost(ctx, params.id));
