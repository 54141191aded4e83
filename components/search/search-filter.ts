import { SEARCH_PERIODS } from '@/lib/contract/choices';
import type { SearchFilter, SearchTab } from '@/lib/shared/paths';

const ACCOUNT_TYPES = ['INDIVIDUAL', 'COMPANY'] as const;
const FOLLOWED = 'followed';

/** What narrows down the results of a tab. */
export interface ReadSearchFilter extends SearchFilter {
  accountType?: (typeof ACCOUNT_TYPES)[number];
  period?: (typeof SEARCH_PERIODS)[number];
  from?: typeof FOLLOWED;
}

type Given = Record<string, string | string[] | undefined>;

/** The filters in an address that a tab has, as the API takes them; unknown values are ignored. */
export function readSearchFilter(tab: SearchTab, { accountType, period, from }: Given): ReadSearchFilter {
  const type = ACCOUNT_TYPES.find((one) => one === accountType);
  const age = SEARCH_PERIODS.find((one) => one === period);
  return {
    ...(tab === 'users' && type ? { accountType: type } : {}),
    ...(tab === 'posts' && age ? { period: age } : {}),
    ...((tab === 'users' || tab === 'posts') && from === FOLLOWED ? { from: FOLLOWED } : {}),
  };
}
