'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import { paths } from '@/lib/shared/paths';
import styles from './guest-hero.module.css';
import { HeroDrawing } from './hero-drawing';

const POINTS = [
  { key: 'learn', icon: 'book' },
  { key: 'share', icon: 'comment' },
  { key: 'earn', icon: 'wallet' },
] as const satisfies readonly { key: string; icon: IconName }[];

/** What the product is for, in one picture, and the buttons to sign in or register. */
export function GuestHero() {
  const { t } = useTranslation('explore');
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('guest.title')}</h1>
        <p className={styles.subtitle}>{t('guest.subtitle')}</p>
        <div className={`cluster gap-3 ${styles.actions}`}>
          <Button size="large" href={paths.register()}>
            {t('guest.join')}
          </Button>
          <Button size="large" variant="outlined" href={paths.explore()}>
            {t('guest.browse')}
          </Button>
        </div>
      </div>
      <HeroDrawing />
      <ul className={styles.points}>
        {POINTS.map(({ key, icon }) => (
          <li key={key} className="flex gap-3">
            <Icon name={icon} size={24} className={styles.icon} />
            <div>
              <h2 className={styles.pointTitle}>{t(`guest.points.${key}.title`)}</h2>
              <p className="type-body2 text-secondary">{t(`guest.points.${key}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
