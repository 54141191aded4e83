import * as contract from '@/lib/contract/kinds/workshop-assessments';
import { listSeatAssessments } from '@/lib/server/kinds/assessments/exams';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.listSeatAssessments, ({ params }, ctx) =>
  listSeatAssessments(ctx, params.id),
);
