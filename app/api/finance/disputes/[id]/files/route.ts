import { uploadDisputeFile } from '@/lib/contract/disputes';
import * as answers from '@/lib/server/disputes/answers';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(uploadDisputeFile, ({ request, params }, ctx) =>
  answers.uploadDisputeFile(ctx, params.id, request),
);
