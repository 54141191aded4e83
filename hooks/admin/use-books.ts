'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  getJournal,
  getLedgerAccount,
  getTrialBalance,
  getWaiting,
  listLedgerAccounts,
  listPostings,
  listSelfChecks,
  runSelfCheck,
} from '@/lib/client/endpoints.gen';
import type { SelfCheck } from '@/lib/contract/books';
import type { Input } from '@/lib/contract/endpoint';

export type AccountFilter = NonNullable<Input<typeof listLedgerAccounts>['query']>;

/** The balance of each kind of account. */
export const useTrialBalance = () => useEndpointQuery(getTrialBalance, {});

/** Accounts of the ledger. */
export const useLedgerAccounts = (query: AccountFilter) => useEndpointList(listLedgerAccounts, { query });

/** One account. */
export const useLedgerAccount = (id: string) => useEndpointQuery(getLedgerAccount, { params: { id } });

/** An account's postings. */
export const usePostings = (id: string) => useEndpointList(listPostings, { params: { id } });

/** One journal. */
export const useJournal = (id: string) => useEndpointQuery(getJournal, { params: { id } });

/** What each run of the checks found, and a way to run them now. */
export function useSelfChecks() {
  const client = useQueryClient();
  const checks = useEndpointList(listSelfChecks, {});
  const run = useMutation<SelfCheck, ApiError, void>({
    mutationFn: () => call(runSelfCheck, {}),
    onSuccess: () =>
      Promise.all(
        [listSelfChecks, getTrialBalance, getWaiting].map(({ id }) =>
          client.invalidateQueries({ queryKey: [id] }),
        ),
      ),
  });
  return { checks, run };
}
