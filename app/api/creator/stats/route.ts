import { getCreatorStats } from '@/lib/contract/creator-stats';
import * as stats from '@/lib/server/creator-stats/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getCreatorStats, ({ query }, ctx) => stats.getCreatorStats(ctx, query.range));
