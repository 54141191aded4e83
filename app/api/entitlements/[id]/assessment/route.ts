import * as contract from '@/lib/contract/kinds/workshops';
import { getBoughtAssessment } from '@/lib/server/kinds/assessments/bought-assessment';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getBoughtAssessment, ({ params }, ctx) =>
  getBoughtAssessment(ctx, params.id),
);
