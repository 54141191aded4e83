'use client';

import { useCallback } from 'react';
import { call } from '@/lib/client/call';
import { updateMe } from '@/lib/client/endpoints.gen';
import type { ColorMode } from '@/lib/theme/color-mode';
import { useColorMode } from '@/lib/theme/use-color-mode';

/**
 * The colour scheme and a way to change it. A member's account keeps the choice too, so that other devices begin with
 * it. If the account cannot be reached, this device changes anyway.
 */
export function useMemberColorMode(isMember: boolean) {
  const { mode, scheme, chooseMode } = useColorMode();

  const choose = useCallback(
    (next: ColorMode) => {
      chooseMode(next);
      const colorMode = next === 'system' ? null : next;
      if (isMember) void call(updateMe, { body: { colorMode } }).catch(() => {});
    },
    [chooseMode, isMember],
  );
  const toggle = useCallback(() => choose(scheme === 'dark' ? 'light' : 'dark'), [choose, scheme]);

  return { mode, scheme, choose, toggle };
}
