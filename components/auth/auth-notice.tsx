'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import styles from './auth-notice.module.css';

type AuthNoticeProps = {
  icon: IconName;
  tone?: 'primary' | 'success' | 'warning';
  title: string;
  text: string;
  /** The e-mail address or phone number that it concerns. */
  value?: string | null;
  hint?: string;
  /** What to do next: buttons. */
  children?: ReactNode;
  /** It replaces a form or a spinner: its title gets the focus, and is read out. */
  live?: boolean;
};

/** Says what has happened, on a sign-in screen that has no form left. */
export function AuthNotice({
  icon,
  tone = 'primary',
  title,
  text,
  value,
  hint,
  children,
  live,
}: AuthNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (live) heading.current?.focus();
  }, [live]);
  return (
    <section className={styles.notice}>
      <span className={styles.badge} data-tone={tone}>
        <Icon name={icon} size={32} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className="type-body2 text-secondary">{text}</p>
      {value ? (
        <bdi dir="ltr" className="type-label anywhere">
          {value}
        </bdi>
      ) : null}
      {hint ? <p className="type-body2 text-secondary">{hint}</p> : null}
      {children ? <div className={styles.actions}>{children}</div> : null}
    </section>
  );
}
