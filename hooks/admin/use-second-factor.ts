'use client';

import { useState } from 'react';
import { call } from '@/lib/client/call';
import {
  confirmSecondFactor,
  passSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@/lib/client/endpoints.gen';
import { leaveFor } from '@/lib/client/navigate';
import type { Payload } from '@/lib/contract/endpoint';

/** The progress of setting up a device. */
export type Setup =
  | { at: 'start' }
  | ({ at: 'scan' } & Payload<typeof startSecondFactor>)
  | { at: 'codes'; recoveryCodes: string[] };

/**
 * Sets up a device: the owner's password, the secret to scan, a first code, the recovery codes. Steps throw ApiError.
 */
export function useSecondFactorSetup() {
  const [setup, setSetup] = useState<Setup>({ at: 'start' });
  return {
    setup,
    async start(password: string | undefined): Promise<void> {
      setSetup({ at: 'scan', ...(await call(startSecondFactor, { body: { password } })) });
    },
    async confirm(code: string): Promise<void> {
      setSetup({ at: 'codes', ...(await call(confirmSecondFactor, { body: { code } })) });
    },
    async renew(code: string): Promise<void> {
      setSetup({ at: 'codes', ...(await call(renewRecoveryCodes, { body: { code } })) });
    },
  };
}

/** Shows the second factor and goes on. @returns throws ApiError `code_invalid`, `rate_limited` */
export function usePassSecondFactor(callbackUrl: string) {
  return async ({ code }: { code: string }): Promise<void> => {
    await call(passSecondFactor, { body: { code } });
    leaveFor(callbackUrl);
  };
}
