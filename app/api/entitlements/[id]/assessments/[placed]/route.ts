import * as contract from '@/lib/contract/kinds/workshop-assessments';
import { getAssessment } from '@/lib/server/kinds/assessments/take-assessment';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getAssessment, ({ params }, ctx) =>
  getAssessment(ctx, params.id, params.placed),
);
