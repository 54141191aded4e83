import { getLiveness } from '@/lib/contract/platform';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getLiveness, async () => ({ live: true as const }));
