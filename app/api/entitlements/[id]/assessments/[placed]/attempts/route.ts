import * as contract from '@/lib/contract/kinds/workshop-assessments';
import { createAssessmentAttempt } from '@/lib/server/kinds/quiz-attempts';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(contract.createAssessmentAttempt, ({ params }, ctx) =>
  createAssessmentAttempt(ctx, params.id, params.placed),
);
