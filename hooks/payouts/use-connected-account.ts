'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { createConnectLink, getConnectedAccount, refreshConnectedAccount } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

type Account = Payload<typeof getConnectedAccount>;

/**
 * The creator's account at the payment provider.
 * @param isBack they have just come back from the provider's pages: the provider is asked for the present state
 */
export function useConnectedAccount(isBack: boolean) {
  const client = useQueryClient();
  const { data: account } = useEndpointQuery(getConnectedAccount, {});
  const refresh = useMutation<Account, ApiError, void>({
    mutationFn: () => call(refreshConnectedAccount, {}),
    onSuccess: (now) => client.setQueryData(queryKey(getConnectedAccount, {}), now),
  });
  const { mutate } = refresh;
  useEffect(() => {
    if (isBack) mutate();
  }, [isBack, mutate]);
  return { account, refresh };
}

/** Leads to the payment provider's own pages. Throws ApiError, for its form to show. */
export async function openConnectPages(password: string | undefined): Promise<void> {
  const { url } = await call(createConnectLink, { body: { password } });
  window.location.assign(url);
}
