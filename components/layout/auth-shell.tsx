import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { Logo } from '@/components/ui/logo';
import { paths } from '@/lib/shared/paths';
import styles from './auth-shell.module.css';
import { ColorModeSwitch } from './color-mode-switch';
import { LanguageSwitch } from './language-switch';
import { MAIN_ID } from './skip-link';

type AuthShellProps = {
  /** The product's name, in the language of the page. */
  brand: string;
  children: ReactNode;
};

/** No header: the illustration, one card, and the switches for language and colours above it. */
export function AuthShell({ brand, children }: AuthShellProps) {
  return (
    <div className={styles.ground}>
      <div className={styles.head}>
        <AppLink href={paths.home()} className={styles.logo} aria-label={brand}>
          <Logo name={brand} />
        </AppLink>
        <div className="row">
          <LanguageSwitch withName />
          <ColorModeSwitch />
        </div>
      </div>
      <main id={MAIN_ID} tabIndex={-1} className={styles.card}>
        {children}
      </main>
    </div>
  );
}
