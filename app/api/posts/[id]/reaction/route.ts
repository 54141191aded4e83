import { deleteReaction, putReaction } from '@/lib/contract/posts';
import * as acts from '@/lib/server/posts/acts';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(putReaction, ({ params, body }, ctx) =>
  acts.putReaction(ctx, params.id, body.name),
);

export const DELETE = handle(deleteReaction, ({ params }, ctx) => acts.deleteReaction(ctx, params.id));
