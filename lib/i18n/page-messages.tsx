'use client';

import type { ReactNode } from 'react';
import { useLocale } from './i18n-provider';
import type { MessageGroup } from './message-groups';
import { CHUNKS } from './messages/chunks.gen';

type MessagesProps = {
  children: ReactNode;
  /** Besides `base`, which the root layout gives to every page. */
  of: readonly MessageGroup[];
};

/**
 * Gives the tree below the messages of some groups: layouts and pages wrap their content in it (decisions/048). The
 * server renders with them; in the browser the tree waits for them, as it waits for its other scripts. A test checks
 * that each page gets the messages it uses.
 */
export function Messages({ of: [group, ...others], children }: MessagesProps) {
  const { locale } = useLocale();
  if (!group) return children;
  const Group = CHUNKS[group][locale];
  return (
    <Group>
      <Messages of={others}>{children}</Messages>
    </Group>
  );
}
