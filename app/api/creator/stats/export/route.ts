import { exportCreatorStats } from '@/lib/contract/creator-stats';
import * as stats from '@/lib/server/creator-stats/export';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(exportCreatorStats, ({ query }, ctx) => stats.exportCreatorStats(ctx, query));
