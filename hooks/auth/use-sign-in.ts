'use client';

import { signInWithPassword } from '@/lib/client/auth';
import { leaveFor } from '@/lib/client/navigate';

/**
 * Signs in and goes on.
 * @param callbackUrl already checked as safe
 * @returns throws ApiError `invalid_credentials`, `too_many_tries`, `rate_limited`
 */
export function useSignIn(callbackUrl: string) {
  return async ({ email, password }: { email: string; password: string }): Promise<void> => {
    await signInWithPassword(email, password);
    leaveFor(callbackUrl);
  };
}
