import { getOpenApi } from '@/lib/contract/platform';
import { apiDescription } from '@/lib/server/requests/description';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getOpenApi, async () => apiDescription());
