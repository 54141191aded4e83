import { getCertificate } from '@/lib/contract/kinds/certificates';
import * as certificates from '@/lib/server/kinds/courses/certificates';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getCertificate, ({ params }, ctx) => certificates.getCertificate(ctx, params.code));
