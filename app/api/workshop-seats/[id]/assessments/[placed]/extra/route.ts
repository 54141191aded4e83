import * as contract from '@/lib/contract/kinds/workshop-assessments';
import { putAssessmentExtra } from '@/lib/server/kinds/assessments/exams';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(contract.putAssessmentExtra, ({ params, body }, ctx) =>
  putAssessmentExtra(ctx, params, body),
);
