'use client';

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden';

type SkeletonProps = {
  /** Any CSS length; lines of text are `text` high by default. */
  width?: number | string;
  height?: number | string;
  shape?: 'text' | 'block' | 'circle';
};

/** A grey placeholder of exactly the final size. Put several into a `SkeletonGroup`. */
export function Skeleton({ width = '100%', height, shape = 'text' }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.bone} ${styles[shape]}`}
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}

type SkeletonGroupProps = { children: ReactNode; className?: string };

/** Takes its space at once and becomes visible after 150 ms, so that quick answers do not flicker. */
export function SkeletonGroup({ children, className }: SkeletonGroupProps) {
  const { t } = useTranslation();
  return (
    <div className={[styles.group, className].filter(Boolean).join(' ')} role="status" aria-busy="true">
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      {children}
    </div>
  );
}
