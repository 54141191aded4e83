'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { call } from '@/lib/client/call';
import { getMe, getMyProfile, getUser, updateMe } from '@/lib/client/endpoints.gen';
import { storeSession } from '@/lib/client/session';
import type { Input } from '@/lib/contract/endpoint';
import { queryKey } from '@/lib/contract/query-key';
import type { CurrentUser } from '@/lib/contract/users';

/** Changes the member's profile and settings; the session object is updated too. */
export function useUpdateMe() {
  const client = useQueryClient();
  return useMemberMutation<CurrentUser, Input<typeof updateMe>['body']>({
    mutationFn: (body) => call(updateMe, { body }),
    onSuccess: (me) => {
      client.setQueryData(queryKey(getMe, {}), me);
      storeSession(me);
      void client.invalidateQueries({ queryKey: queryKey(getMyProfile, {}) });
      void client.invalidateQueries({ queryKey: queryKey(getUser, { params: { id: me._id } }) });
    },
  });
}
