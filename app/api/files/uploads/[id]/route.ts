import { continueUpload, deleteUpload, getUpload } from '@/lib/contract/uploads';
import { handle } from '@/lib/server/requests/handle';
import { getUpload as uploadOf } from '@/lib/server/uploads/service';
import { answerByTus } from '@/lib/server/uploads/tus';

// HEAD comes here, too: it is part of the protocol.
export const GET = handle(getUpload, ({ request, params }, ctx) =>
  request.method === 'HEAD' ? answerByTus(ctx, params.id, request) : uploadOf(ctx, params.id),
);

export const PATCH = handle(continueUpload, ({ request, params }, ctx) =>
  answerByTus(ctx, params.id, request),
);

export const DELETE = handle(deleteUpload, ({ request, params }, ctx) =>
  answerByTus(ctx, params.id, request),
);
