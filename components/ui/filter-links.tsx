'use client';

import { useRef } from 'react';
import { useCentred } from '@/hooks/use-centred';
import { AppLink } from './app-link';
import styles from './filter-links.module.css';

type FilterLinksProps = {
  label: string;
  links: readonly { href: string; label: string; isOn: boolean }[];
};

/** Filters of a list, in a row that scrolls; each is in the address, so that it works without scripts. */
export function FilterLinks({ label, links }: FilterLinksProps) {
  const row = useRef<HTMLElement>(null);
  useCentred(row, links.find(({ isOn }) => isOn)?.href);
  return (
    <nav ref={row} data-centred="[aria-current]" aria-label={label} className={styles.row}>
      {links.map(({ href, label, isOn }) => (
        <AppLink
          key={label}
          href={href}
          scroll={false}
          className={styles.link}
          aria-current={isOn ? 'true' : undefined}
        >
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
