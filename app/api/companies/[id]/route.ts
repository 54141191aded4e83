import { getCompany } from '@/lib/contract/companies';
import * as companies from '@/lib/server/companies/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getCompany, ({ params }, ctx) => companies.getCompany(ctx, params.id));
