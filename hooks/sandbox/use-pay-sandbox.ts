'use client';

import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/call';
import { type Payload, queryKey } from '@/lib/contract/endpoint';
import { getSandboxPage, paySandbox } from '@/lib/contract/orders';

/** Pays on the sandbox gateway's page; for a form's `onSubmit`, so it throws ApiError. */
export function usePaySandbox(id: string) {
  const client = useQueryClient();
  return async (card: string): Promise<Payload<typeof paySandbox>> => {
    const page = await call(paySandbox, { params: { id }, body: { card } });
    client.setQueryData(queryKey(getSandboxPage, { params: { id } }), page);
    return page;
  };
}
