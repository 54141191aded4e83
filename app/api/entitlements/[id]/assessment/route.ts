import * as contract from '@/lib/contract/kinds/workshops';
import { getBoughtAssessment } from '@/lib/server/kinds/assessments/alone';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(contract.getBoughtAssessment, ({ params }, ctx) =>
  getBoughtAssessment(ctx, params.id),
);
