'use client';

import { call } from '@/lib/client/call';
import { leaveFor } from '@/lib/client/navigate';
import { storeSession } from '@/lib/client/session';
import type { Address, Parsed } from '@/lib/contract/endpoint';
import type { finishCompanySetup, finishProfileSetup } from '@/lib/contract/profiles';
import { paths } from '@/lib/shared/paths';

type Finish = typeof finishProfileSetup | typeof finishCompanySetup;

/**
 * Sends a finished setup and goes on, with a full page load: the shell gets the role from the server.
 * @param next the page that was wanted before, already checked as safe; without one, the creator's space
 */
export function useFinishSetup<E extends Finish>(address: Address<E>, next = paths.creatorDashboard()) {
  return async (body: Parsed<E>['body']): Promise<void> => {
    storeSession(await call(address as Address as Address<Finish>, { body: body as never }));
    leaveFor(next);
  };
}
