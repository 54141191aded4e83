import { listCategories } from '@/lib/contract/platform';
import * as reference from '@/lib/server/reference/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(listCategories, (_, ctx) => reference.listReference(ctx, 'categories'));
