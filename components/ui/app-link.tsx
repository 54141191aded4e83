'use client';

import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type AppLinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch'>;

/**
 * The one exception to "no routing in ui": links are everywhere, and all of them must fetch ahead in the same way. Next
 * would fetch each link that scrolls into view, which for a feed means dozens of unwanted requests; here it begins when
 * the pointer or the keyboard reaches the link.
 */
export function AppLink({ onPointerEnter, onFocus, ...props }: AppLinkProps) {
  const [near, setNear] = useState(false);
  return (
    <NextLink
      {...props}
      prefetch={near ? null : false}
      onPointerEnter={(event) => {
        setNear(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setNear(true);
        onFocus?.(event);
      }}
    />
  );
}
