import * as contract from '@/lib/contract/kinds/workshop-assessments';
import { getAssessmentResults } from '@/lib/server/kinds/assessments/exams';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getAssessmentResults, ({ params }, ctx) =>
  getAssessmentResults(ctx, params),
);
