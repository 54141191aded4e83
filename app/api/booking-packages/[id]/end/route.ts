import { endPackage } from '@/lib/contract/kinds/packages';
import * as packages from '@/lib/server/appointments/ended-packages';
import { handle } from '@/lib/server/requests/handle';

export const POST = handle(endPackage, ({ params, body }, ctx) => packages.endPackage(ctx, params.id, body));
