'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Logo } from '@/components/ui/logo';
import { useSignInBack } from '@/hooks/session/use-sign-in-back';
import { paths } from '@/lib/shared/paths';
import { BarLink } from './bar-link';
import { ColorModeSwitch } from './color-mode-switch';
import styles from './guest-bar.module.css';
import { LanguageSwitch } from './language-switch';
import { SearchBox } from './search-box';
import bar from './top-bar.module.css';

/** The top bar of a visitor: 'Sign in' and 'Join Now'. Both lead back to the same page. */
export function GuestBar() {
  const { t } = useTranslation(['layout', 'common']);
  const { back, link } = useSignInBack();
  return (
    <header className={bar.bar}>
      <div className={bar.inner}>
        <AppLink href={paths.guest()} className={bar.logo} aria-label={t('common:brand')}>
          <Logo name={t('common:brand')} />
        </AppLink>
        <div className={bar.search}>
          <SearchBox />
        </div>
        <nav className={bar.controls} aria-label={t('bar')}>
          <span className={bar.fromMd}>
            <BarLink href={paths.explore()} icon="explore" label={t('nav.explore')} />
            <LanguageSwitch />
            <ColorModeSwitch />
          </span>
          <Button variant="text" href={paths.login(back)} {...link} className={styles.signIn}>
            {t('guest.signIn')}
          </Button>
          <Button href={paths.register(back)} {...link} className={styles.join}>
            {t('guest.join')}
          </Button>
        </nav>
      </div>
    </header>
  );
}
