import { deleteDisputeFile } from '@/lib/contract/disputes';
import * as answers from '@/lib/server/disputes/answers';
import { handle } from '@/lib/server/requests/handle';

export const DELETE = handle(deleteDisputeFile, ({ params }, ctx) =>
  answers.deleteDisputeFile(ctx, params.id, params.fileId),
);
