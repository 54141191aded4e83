'use client';

import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { getSandboxPage, paySandbox } from '@/lib/client/endpoints.gen';
import type { Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

/** Pays on the sandbox gateway's page; for a form's `onSubmit`, so it throws ApiError. */
export function usePaySandbox(id: string) {
  const client = useQueryClient();
  return async (card: string): Promise<Payload<typeof paySandbox>> => {
    const page = await call(paySandbox, { params: { id }, body: { card } });
    client.setQueryData(queryKey(getSandboxPage, { params: { id } }), page);
    return page;
  };
}
