import { getExport, requestExport } from '@/lib/contract/exports';
import * as copies from '@/lib/server/exports/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getExport, (_, ctx) => copies.getExport(ctx));
export const POST = handle(requestExport, (_, ctx) => copies.requestExport(ctx));
