import { listIndustries } from '@/lib/contract/platform';
import { handle } from '@/lib/server/http/handle';
import * as reference from '@/lib/server/reference/service';

export const GET = handle(listIndustries, (_, ctx) => reference.listIndustries(ctx));
