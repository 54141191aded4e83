'use client';

import { call } from '@/lib/client/call';
import { registerUser } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { enterNewAccount } from './enter-new-account';

interface NewMember {
  name: string;
  email: string;
  password: string;
}

/**
 * Creates an account, signs in with it and goes on. If only signing in fails, the account exists and the sign-in page
 * opens.
 * @param callbackUrl already checked as safe
 * @returns throws ApiError `invalid`, `rate_limited`
 */
export function useRegister(callbackUrl: string) {
  const { locale } = useLocale();
  return async (member: NewMember): Promise<void> => {
    await call(registerUser, { body: { ...member, locale } });
    await enterNewAccount(member, callbackUrl);
  };
}
