'use client';

import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';

type MemberMenuProps = {
  /** isolated */
  name: string;
  /** absent when the viewer may not do it */
  onRole?: (() => void) | undefined;
  onEnd?: (() => void) | undefined;
};

/** Rare actions for a member: change the role, end the membership. */
export function MemberMenu({ name, onRole, onEnd }: MemberMenuProps) {
  const { t } = useTranslation('companies');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-label={t('menu.openFor', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" size={22} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {onRole ? <MenuItem onClick={choose(onRole)}>{t('roles.open')}</MenuItem> : null}
        {onEnd ? (
          <MenuItem onClick={choose(onEnd)} sx={{ color: 'var(--q-error)' }}>
            {t('end.open')}
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
