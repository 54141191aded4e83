import { getOpenApi } from '@/lib/contract/platform';
import { apiDescription } from '@/lib/server/http/description';
import { handle } from '@/lib/server/http/handle';

export const GET = handle(getOpenApi, async () => apiDescription());
