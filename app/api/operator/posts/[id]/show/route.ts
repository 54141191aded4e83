import { showPost } from '@/lib/contract/hidden-posts';
import * as moderation from '@/lib/server/moderation/service';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(showPost, ({ params }, ctx) => moderation.showPost(ctx, params.id));
