'use client';

import Button from '@mui/material/Button';
import { usePathname } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { isProductForm, paths } from '@/lib/shared/paths';
import { AccountMenu } from './account-menu';
import bar from './bar-controls.module.css';
import { BarLink } from './bar-link';
import { ColorModeSwitch } from './color-mode-switch';
import { CountBadge, shownCount } from './count-badge';
import { LanguageSwitch } from './language-switch';
import { SearchBox } from './search-box';
import styles from './top-bar.module.css';
import type { Viewer } from './viewer-context';

type TopBarProps = {
  viewer: NonNullable<Viewer>;
  /** How many notifications are neither read nor seen. */
  unreadCount: number;
  cartCount: number;
  onOpenNotifications: () => void;
  /** Asks for confirmation first. */
  onLogout: () => void;
};

/** The bar of a signed-in member (specification, section 2). */
export function TopBar(props: TopBarProps) {
  const { viewer, unreadCount, cartCount, onOpenNotifications, onLogout } = props;
  const { t } = useTranslation(['layout', 'common']);
  const { intl } = useLocale();
  const pathname = usePathname();
  const shown = (count: number) => shownCount(count, intl);
  const creates = viewer.role === 'CREATOR' && !isProductForm(pathname);
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <AppLink href={paths.home()} className={styles.logo} aria-label={t('common:brand')}>
          <Logo name={t('common:brand')} />
        </AppLink>
        <div className={styles.search}>
          <SearchBox />
        </div>
        <nav className={styles.controls} aria-label={t('bar')}>
          <BarLink href={paths.home()} icon="home" label={t('nav.home')} />
          <BarLink href={paths.explore()} icon="explore" label={t('nav.explore')} />
          <button
            type="button"
            className={bar.round}
            aria-label={
              unreadCount > 0
                ? t('notifications.countNew', { shown: shown(unreadCount) })
                : t('notifications.countNone')
            }
            title={t('notifications.title')}
            aria-haspopup="dialog"
            onClick={onOpenNotifications}
          >
            <Icon name="bell" size={22} />
            <CountBadge count={unreadCount} />
          </button>
          <BarLink
            href={paths.cart()}
            icon="cart"
            label={cartCount > 0 ? t('cartCount', { shown: shown(cartCount) }) : t('cartNone')}
            count={cartCount}
          />
          <span className={styles.fromMd}>
            <LanguageSwitch />
            <ColorModeSwitch />
          </span>
          {creates ? (
            <span className={styles.create}>
              <Button href={paths.productCreate()} startIcon={<Icon name="plus" size={20} />}>
                {t('nav.createProduct')}
              </Button>
            </span>
          ) : null}
          <AccountMenu viewer={viewer} onLogout={onLogout} />
        </nav>
      </div>
    </header>
  );
}
