'use client';

import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { Icon } from '@/components/ui/icon';
import { useChooseLocale } from '@/hooks/session/use-choose-locale';
import { useMemberColorMode } from '@/hooks/session/use-member-color-mode';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { paths, setupPath } from '@/lib/shared/paths';
import styles from './account-menu.module.css';
import type { Viewer } from './viewer-context';

type AccountMenuProps = { viewer: NonNullable<Viewer>; onLogout: () => void };

/** Avatar, name and bio lead to the profile; below them what one does rarely, and Logout. */
export function AccountMenu({ viewer, onLogout }: AccountMenuProps) {
  const { t } = useTranslation('layout');
  const { locale } = useLocale();
  const chooseLocale = useChooseLocale(true);
  const { scheme, toggle } = useMemberColorMode(true);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('account.open')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={viewer.name} src={viewer.profilePic} size={36} />
      </button>
      <Menu
        id={menuId}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { className: styles.paper } }}
      >
        <MenuItem component={AppLink} href={paths.user(viewer._id)} onClick={close} className={styles.person}>
          <Avatar name={viewer.name} src={viewer.profilePic} size={48} />
          <span className={styles.words}>
            <BidiText className={styles.name}>{viewer.name}</BidiText>
            {viewer.bio ? <BidiText className={styles.bio}>{viewer.bio}</BidiText> : null}
          </span>
        </MenuItem>
        <Divider component="li" />
        {viewer.role === 'MEMBER' ? (
          <MenuItem component={AppLink} href={setupPath(viewer.accountType)} onClick={close}>
            <Icon name="tag" size={20} />
            {t('nav.becomeCreator')}
          </MenuItem>
        ) : null}
        <MenuItem component={AppLink} href={paths.settings()} onClick={close}>
          <Icon name="settings" size={20} />
          {t('nav.settings')}
        </MenuItem>
        <MenuItem onClick={() => void chooseLocale(locale === 'ar' ? 'en' : 'ar')}>
          <Icon name="globe" size={20} />
          {t('language.short')}
        </MenuItem>
        <MenuItem onClick={toggle}>
          <Icon name={scheme === 'dark' ? 'sun' : 'moon'} size={20} />
          {t(scheme === 'dark' ? 'colorMode.light' : 'colorMode.dark')}
        </MenuItem>
        <Divider component="li" />
        <MenuItem
          onClick={() => {
            close();
            onLogout();
          }}
        >
          <Icon name="logout" size={20} />
          {t('nav.logout')}
        </MenuItem>
      </Menu>
    </>
  );
}
