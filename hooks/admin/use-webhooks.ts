'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import {
  getWaiting,
  getWebhook,
  listWebhooks,
  replayWebhook,
  replayWebhooks,
} from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { WebhookRow } from '@/lib/contract/webhooks';

export type WebhookFilter = NonNullable<Input<typeof listWebhooks>['query']>;
type Kind = Input<typeof replayWebhooks>['body'];

/** Events that gateways reported. */
export const useWebhooks = (query: WebhookFilter) => useEndpointList(listWebhooks, { query });

/** One of them with its body. */
export const useWebhook = (id: string, enabled: boolean) =>
  useEndpointQuery(getWebhook, { params: { id } }, { enabled });

/** Handles one of them again, or all dead ones of a kind. */
export function useReplays() {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [listWebhooks, getWebhook, getWaiting].map(({ id }) => client.invalidateQueries({ queryKey: [id] })),
    );
  const one = useMutation<WebhookRow, ApiError, string>({
    mutationFn: (id) => call(replayWebhook, { params: { id } }),
    onSettled,
  });
  const kind = useMutation<{ count: number }, ApiError, Kind>({
    mutationFn: (body) => call(replayWebhooks, { body }),
    onSettled,
  });
  return { one, kind };
}
