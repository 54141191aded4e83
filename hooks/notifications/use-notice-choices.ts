'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { listNoticeChoices, updateNoticeChoice } from '@/lib/client/endpoints.gen';
import type { Input, Payload } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';

type Choices = Payload<typeof listNoticeChoices>;
const KEY = queryKey(listNoticeChoices, {});

/** Which notifications the member gets, by kind. */
export function useNoticeChoices() {
  return useEndpointQuery(listNoticeChoices, {});
}

/** Turns one channel on or off. The switch moves at once, and goes back if the server refuses. */
export function useUpdateNoticeChoice() {
  const client = useQueryClient();
  return useMemberMutation<Choices, Input<typeof updateNoticeChoice>['body'], Choices | undefined>({
    mutationFn: (body) => call(updateNoticeChoice, { body }),
    onMutate: ({ kind, ...change }) => {
      const before = client.getQueryData<Choices>(KEY);
      if (before) {
        const data = before.data.map((row) => (row.kind === kind ? { ...row, ...change } : row));
        client.setQueryData<Choices>(KEY, { data });
      }
      return before;
    },
    onError: (_error, _body, before) => client.setQueryData(KEY, before),
  });
}
