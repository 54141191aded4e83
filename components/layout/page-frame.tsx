import type { ReactNode } from 'react';
import { Footer } from './footer';
import { NavRail } from './nav-rail';
import styles from './page-frame.module.css';
import { MAIN_ID } from './skip-link';

type PageFrameProps = { children: ReactNode };

/** What is below the top bar: the rail, the page, the footer. */
export function PageFrame({ children }: PageFrameProps) {
  return (
    <>
      <div className={styles.frame}>
        <NavRail />
        <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <Footer place="page" />
    </>
  );
}
