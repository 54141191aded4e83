'use client';

import { call } from '@/lib/client/call';
import { leaveFor } from '@/lib/client/navigate';
import { storeSession } from '@/lib/client/session';
import type { Parsed } from '@/lib/contract/endpoint';
import type { finishCompanySetup, finishProfileSetup } from '@/lib/contract/profiles';
import { paths } from '@/lib/shared/paths';

type Finish = typeof finishProfileSetup | typeof finishCompanySetup;

/** Sends a finished setup and goes to the creator's space, with a full load: the shell knows the role from the server. */
export function useFinishSetup<E extends Finish>(endpoint: E) {
  return async (body: Parsed<E>['body']): Promise<void> => {
    storeSession(await call(endpoint as Finish, { body: body as never }));
    leaveFor(paths.creatorDashboard());
  };
}
