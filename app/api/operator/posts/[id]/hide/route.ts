import { hidePost } from '@/lib/contract/hidden-posts';
import * as moderation from '@/lib/server/moderation/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(hidePost, ({ params, body }, ctx) => moderation.hidePost(ctx, params.id, body));
