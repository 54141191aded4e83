import * as contract from '@/lib/contract/kinds/workshop-assessments';
import * as exams from '@/lib/server/kinds/assessments/exams';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getMadeAssessment, ({ params }, ctx) =>
  exams.getMadeAssessment(ctx, params),
);

export const PUT = handle(contract.putAssessment, ({ params, body }, ctx) =>
  exams.putAssessment(ctx, params, body),
);

export const DELETE = handle(contract.deleteAssessment, ({ params }, ctx) =>
  exams.deleteAssessment(ctx, params),
);
