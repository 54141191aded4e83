import { listAudit } from '@/lib/contract/operator';
import * as audit from '@/lib/server/audit/log';
import { handle } from '@/lib/server/http/handle';

export const GET = handle(listAudit, ({ query }, ctx) => audit.listAudit(ctx, query));
