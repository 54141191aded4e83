'use client';

import IconButton from '@mui/material/IconButton';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { PersonMenuEntry } from './person-menu-list';

const PersonMenuList = dynamic(() => import('./person-menu-list').then((module) => module.PersonMenuList), {
  ssr: false,
});

type PersonMenuProps = {
  person: { _id: string; name: string; isMe?: boolean; isBlocked?: boolean; isMuted?: boolean };
  /** `small` is for a row of text. */
  size?: 'small' | 'medium';
  /** what stands above mute and block */
  first?: PersonMenuEntry;
};

/**
 * The three dots beside a person: mute and block. The menu is loaded at the first press; a member sees none for
 * themselves.
 */
export function PersonMenu({ person, size = 'medium', first }: PersonMenuProps) {
  const { t } = useTranslation('blocks');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  if (person.isMe) return null;
  const label = t('menu.label', { name: person.name });
  return (
    <>
      <IconButton
        size={size}
        aria-label={label}
        title={size === 'medium' ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAsked(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Icon name="more" size={size === 'small' ? 18 : 24} />
      </IconButton>
      {asked ? (
        <PersonMenuList person={person} first={first} anchor={anchor} onClose={() => setAnchor(null)} />
      ) : null}
    </>
  );
}
