'use client';

import { call } from '@/lib/client/call';
import { registerUser } from '@/lib/client/endpoints.gen';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { paths } from '@/lib/shared/paths';
import { enterNewAccount } from './enter-new-account';

interface NewCompanyAccount {
  name: string;
  handle: string;
  email: string;
  password: string;
}

/**
 * Creates a company's account, signs in with it and goes on to its setup.
 * @param callbackUrl where to go after the setup, already checked as safe
 * @returns throws ApiError `handle_taken`, `invalid`, `rate_limited`
 */
export function useRegisterCompany(callbackUrl?: string) {
  const { locale } = useLocale();
  return async (company: NewCompanyAccount): Promise<void> => {
    await call(registerUser, { body: { ...company, accountType: 'COMPANY', locale } });
    await enterNewAccount(company, paths.creatorCompanySetup(callbackUrl));
  };
}
