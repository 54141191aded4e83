'use client';

import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { usePathname } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { useCover } from '@/hooks/use-cover';
import { isProductForm, paths } from '@/lib/shared/paths';
import bar from './bar-controls.module.css';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageSwitch } from './language-switch';
import styles from './nav-drawer.module.css';
import { NavList } from './nav-list';
import { SearchBox } from './search-box';
import { DRAWER_SIDE } from './sides';
import { useViewer } from './viewer-context';

type NavDrawerProps = {
  open: boolean;
  onClose: () => void;
  /** A visitor cannot log out. */
  onLogout?: () => void;
};

/** Below md: search, the links, Create Product for creators, Logout. */
export function NavDrawer({ open, onClose, onLogout }: NavDrawerProps) {
  const { t } = useTranslation(['layout', 'common']);
  const viewer = useViewer();
  const pathname = usePathname();
  const leave = useCover(open, onClose);
  const creates = viewer?.role === 'CREATOR' && !isProductForm(pathname);
  return (
    <Drawer
      anchor={DRAWER_SIDE.navigation}
      open={open}
      onClose={onClose}
      slotProps={{ paper: { className: styles.paper, 'aria-label': t('nav.label') } }}
    >
      <div className="row spread">
        <Logo name={t('common:brand')} />
        <button type="button" className={bar.round} aria-label={t('common:action.close')} onClick={onClose}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <SearchBox onSearch={leave} isNarrow />
      <nav aria-label={t('nav.label')}>
        <NavList onNavigate={leave} />
      </nav>
      {creates ? (
        <Button
          component={AppLink}
          href={paths.productCreate()}
          replace
          onClick={() => leave(paths.productCreate())}
          startIcon={<Icon name="plus" size={20} />}
        >
          {t('nav.createProduct')}
        </Button>
      ) : null}
      <div className={styles.foot}>
        <div className="row spread">
          <LanguageSwitch withName />
          <ColorModeSwitch />
        </div>
        {onLogout ? (
          <button
            type="button"
            className={`row gap-3 type-label text-error ${styles.logout}`}
            onClick={() => {
              onClose();
              onLogout();
            }}
          >
            <Icon name="logout" size={22} />
            {t('nav.logout')}
          </button>
        ) : null}
      </div>
    </Drawer>
  );
}
