'use client';

import { signInWithPassword } from '@/lib/client/auth';
import { call } from '@/lib/client/call';
import { leaveFor } from '@/lib/client/navigate';
import { registerUser } from '@/lib/contract/users';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { paths } from '@/lib/shared/paths';

interface NewBusiness {
  name: string;
  handle: string;
  email: string;
  password: string;
}

/**
 * Creates a company's account, signs in with it and goes on to its setup.
 * @returns throws ApiError `email_taken`, `handle_taken`, `invalid`, `rate_limited`
 */
export function useRegisterCompany() {
  const { locale } = useLocale();
  return async (company: NewBusiness): Promise<void> => {
    await call(registerUser, { body: { ...company, accountType: 'COMPANY', locale } });
    const signedIn = await signInWithPassword(company.email, company.password).then(
      () => true,
      () => false,
    );
    const next = paths.creatorCompanySetup();
    leaveFor(signedIn ? next : paths.login(next));
  };
}
