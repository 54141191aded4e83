'use client';

import dynamic from 'next/dynamic';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '@/components/ui/avatar';
import styles from './account-menu.module.css';
import type { Viewer } from './viewer-context';

const AccountMenuList = dynamic(
  () => import('./account-menu-list').then((module) => module.AccountMenuList),
  {
    ssr: false,
  },
);

type AccountMenuProps = { viewer: NonNullable<Viewer>; onLogout: () => void };

/** The member's picture. The menu is loaded at the first press. */
export function AccountMenu({ viewer, onLogout }: AccountMenuProps) {
  const { t } = useTranslation('layout');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  const menuId = useId();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('account.open')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => {
          setAsked(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Avatar name={viewer.name} src={viewer.profilePic} size={36} />
      </button>
      {asked ? (
        <AccountMenuList
          id={menuId}
          viewer={viewer}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onLogout={onLogout}
        />
      ) : null}
    </>
  );
}
