import { getLockedPart } from '@/lib/contract/paid-posts';
import { readLocked } from '@/lib/server/paid-posts/locked-post';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getLockedPart, ({ params, query }, ctx) =>
  readLocked(ctx, params.id, query.edition),
);
