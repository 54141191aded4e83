import { getAuditState } from '@/lib/contract/operator';
import * as audit from '@/lib/server/operator/audit-log';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getAuditState, (_, ctx) => audit.getAuditState(ctx));
