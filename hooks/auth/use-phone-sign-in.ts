'use client';

import { useEffect, useState } from 'react';
import { toApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { sendOtp, verifyOtp } from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import { signInWithTicket } from '@/lib/client/phone-sign-in';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { MINUTE } from '@/lib/shared/time';

/** The progress of signing in; kept for the tab, so that a reload continues where it was. */
interface Progress {
  phone: string;
  /** when the code was asked for */
  sentAt: number;
  /** set after the right code, when a name is still needed */
  ticket?: string;
}

const KEPT = 'phone-sign-in';
const LIFE_MS = 10 * MINUTE;

/**
 * Signing in by phone, step by step: the number, the code, and a name if the number is new.
 * @param callbackUrl already checked as safe
 * @returns each step throws ApiError
 */
export function usePhoneSignIn(callbackUrl: string) {
  const { locale } = useLocale();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [typedPhone, setTypedPhone] = useState('');
  useEffect(() => setProgress(kept()), []);

  const go = (next: Progress | null) => {
    setProgress(next);
    if (next) sessionStorage.setItem(KEPT, JSON.stringify(next));
    else sessionStorage.removeItem(KEPT);
  };
  const enter = async (ticket: string, name: string) => {
    await signInWithTicket(ticket, name, locale);
    sessionStorage.removeItem(KEPT);
    leaveFor(callbackUrl);
  };

  return {
    progress,
    typedPhone,
    /** @returns seconds until the next may be asked for */
    async send(phone: string): Promise<number> {
      const { resendSeconds } = await call(sendOtp, { body: { phone, locale } });
      setTypedPhone(phone);
      go({ phone, sentAt: Date.now() });
      return resendSeconds;
    },
    async check(code: string): Promise<void> {
      if (!progress) return;
      const { ticket, isNew } = await call(verifyOtp, { body: { phone: progress.phone, code } });
      if (isNew) go({ ...progress, ticket });
      else await enter(ticket, '');
    },
    async create(name: string): Promise<void> {
      if (!progress?.ticket) return;
      try {
        await enter(progress.ticket, name);
      } catch (error) {
        // The ticket has expired: back to the number.
        if (toApiError(error).code === 'link_invalid') go(null);
        throw error;
      }
    },
    changeNumber() {
      setTypedPhone(progress?.phone ?? '');
      go(null);
    },
  };
}

function kept(): Progress | null {
  try {
    const progress: Progress | null = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    return progress && Date.now() - progress.sentAt < LIFE_MS ? progress : null;
  } catch {
    return null;
  }
}
