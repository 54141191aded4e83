'use client';

import { usePathname } from 'next/navigation';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import styles from './bar-controls.module.css';
import { CountBadge } from './count-badge';
import { isCurrent } from './nav-links';

type BarLinkProps = { href: string; icon: IconName; label: string; count?: number };

/** A round icon in the top bar that is a link. */
export function BarLink({ href, icon, label, count = 0 }: BarLinkProps) {
  const current = isCurrent(href, usePathname());
  return (
    <AppLink
      href={href}
      className={styles.round}
      aria-label={label}
      title={label}
      aria-current={current ? 'page' : undefined}
    >
      <Icon name={icon} size={22} />
      <CountBadge count={count} />
    </AppLink>
  );
}
