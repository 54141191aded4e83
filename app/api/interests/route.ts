import { listInterests } from '@/lib/contract/platform';
import * as reference from '@/lib/server/reference/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listInterests, (_, ctx) => reference.listReference(ctx, 'interests'));
