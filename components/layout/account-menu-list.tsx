'use client';

import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
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

type AccountMenuListProps = {
  id: string;
  viewer: NonNullable<Viewer>;
  /** Null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  onLogout: () => void;
};

/** Name and bio link to the profile. Below are rare actions, and Logout. */
export function AccountMenuList({ id, viewer, anchor, onClose: close, onLogout }: AccountMenuListProps) {
  const { t } = useTranslation('layout');
  const { locale } = useLocale();
  const chooseLocale = useChooseLocale(true);
  const { scheme, toggle } = useMemberColorMode(true);
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { className: styles.paper } }}
    >
      <MenuItem component={AppLink} href={paths.user(viewer._id)} onClick={close} className={styles.person}>
        <Avatar name={viewer.name} src={viewer.profilePic} size={48} />
        <span className="grid min-0">
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
  );
}
