import { listMyCompanies } from '@/lib/contract/companies';
import * as companies from '@/lib/server/companies/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listMyCompanies, ({ query }, ctx) => companies.listMyCompanies(ctx, query));
