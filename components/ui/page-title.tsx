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
    <header className={`row cluster spread gap-3 ${styles.header}`}>
      <div className="min-0">
        <h1 className="type-h4">{children}</h1>
        {subtitle ? <p className={`type-body2 text-secondary ${styles.subtitle}`}>{subtitle}</p> : null}
      </div>
      {actions ? <div className="cluster gap-2">{actions}</div> : null}
    </header>
  );
}
