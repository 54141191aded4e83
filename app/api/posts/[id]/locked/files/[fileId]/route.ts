import { getLockedFile } from '@/lib/contract/paid-posts';
import { lockedFileResponse } from '@/lib/server/paid-posts/locked-file';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getLockedFile, ({ params, request }, ctx) =>
  lockedFileResponse(ctx, request, params.id, params.fileId),
);
