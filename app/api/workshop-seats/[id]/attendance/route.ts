import * as contract from '@/lib/contract/kinds/workshop-people';
import { putAttendance } from '@/lib/server/kinds/assessments/people';
import { handle } from '@/lib/server/requests/handle';

export const PUT = handle(contract.putAttendance, ({ params, body }, ctx) =>
  putAttendance(ctx, params.id, body),
);
