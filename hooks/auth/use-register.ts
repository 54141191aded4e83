'use client';

import { signInWithPassword } from '@/lib/client/auth';
import { call } from '@/lib/client/call';
import { leaveFor } from '@/lib/client/navigate';
import { registerUser } from '@/lib/contract/users';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { paths } from '@/lib/shared/paths';

interface NewMember {
  name: string;
  email: string;
  password: string;
}

/**
 * Creates an account, signs in with it and goes on. Where only signing in fails, the account is there and the sign-in
 * page takes over.
 * @param callbackUrl already found safe
 * @returns throws ApiError `email_taken`, `invalid`, `rate_limited`
 */
export function useRegister(callbackUrl: string) {
  const { locale } = useLocale();
  return async (member: NewMember): Promise<void> => {
    await call(registerUser, { body: { ...member, locale } });
    const signedIn = await signInWithPassword(member.email, member.password).then(
      () => true,
      () => false,
    );
    leaveFor(signedIn ? callbackUrl : paths.login(callbackUrl));
  };
}
