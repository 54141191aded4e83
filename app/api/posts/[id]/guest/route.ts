import { getGuestPost } from '@/lib/contract/posts';
import * as views from '@/lib/server/posts/views';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getGuestPost, ({ params }, ctx) => views.getGuestPost(ctx, params.id));
