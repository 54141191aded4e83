// Made of lib/contract by `npm run endpoints`; a test compares them.
import { address } from '@/lib/client/address';
import type * as creatorStats from '@/lib/contract/creator-stats';

export const exportCreatorStats = /* @__PURE__ */ address<typeof creatorStats.exportCreatorStats>('exportCreatorStats', 'GET', '/creator/stats/export');
export const getCreatorStats = /* @__PURE__ */ address<typeof creatorStats.getCreatorStats>('getCreatorStats', 'GET', '/creator/stats');
