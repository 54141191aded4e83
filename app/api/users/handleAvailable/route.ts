import { checkHandle } from '@/lib/contract/handles';
import { handle } from '@/lib/server/requests/handle';
import * as handles from '@/lib/server/users/handles';

export const GET = handle(checkHandle, ({ query }, ctx) => handles.checkHandle(ctx, query.handle));
