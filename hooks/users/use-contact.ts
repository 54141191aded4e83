'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { call } from '@/lib/client/call';
import { changeEmail, getContact, getMe, sendVerification } from '@/lib/client/endpoints.gen';

/** The member's e-mail and phone number, with the calls that change them; each throws ApiError. */
export function useContact() {
  const client = useQueryClient();
  // Another window may have followed a link meanwhile.
  const { data } = useEndpointQuery(getContact, {}, { staleTime: 0 });
  return {
    contact: data,
    /** @returns seconds until the next may be asked for */
    sendVerification: async (): Promise<number> => (await call(sendVerification, {})).resendSeconds,
    /** Sends the link that changes the address once it is followed. */
    changeEmail: async (email: string, password?: string): Promise<void> => {
      await call(changeEmail, { body: { email, password } });
    },
    /** Loads them again after a change. */
    reload: async (): Promise<void> => {
      await Promise.all([
        client.invalidateQueries({ queryKey: [getContact.id] }),
        client.invalidateQueries({ queryKey: [getMe.id] }),
      ]);
    },
  };
}
