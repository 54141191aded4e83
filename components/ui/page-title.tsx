import type { ReactNode } from 'react';
import styles from './page-title.module.css';

type PageTitleProps = {
  children: ReactNode;
  subtitle?: ReactNode;
  /** At the end of the line: a button or two. */
  actions?: ReactNode;
};

/** The heading of a page; there is only one. */
export function PageTitle({ children, subtitle, actions }: PageTitleProps) {
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1 className={styles.title}>{children}</h1>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}
