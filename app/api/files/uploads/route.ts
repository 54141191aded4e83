import { createUpload } from '@/lib/contract/uploads';
import { handle } from '@/lib/server/requests/handle';
import { createUpload as create } from '@/lib/server/uploads/service';

export const POST = handle(createUpload, ({ body }, ctx) => create(ctx, body));
