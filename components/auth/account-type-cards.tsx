'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/shared/paths';
import styles from './account-type-cards.module.css';
import { AuthFoot } from './auth-foot';
import { AuthHead } from './auth-head';

const CHOICES = [
  { type: 'INDIVIDUAL', icon: 'user', href: paths.register },
  { type: 'COMPANY', icon: 'building', href: paths.registerBusiness },
] as const;
const POINTS = ['one', 'two', 'three'] as const;

type AccountTypeCardsProps = {
  /** The page that the visitor wanted, if any; already checked as safe. */
  next?: string;
};

/** Individual or company: two cards, each one link to its registration. */
export function AccountTypeCards({ next }: AccountTypeCardsProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      <AuthHead title={t('accountType.title')} subtitle={t('accountType.subtitle')} />
      <ul className={`grid gap-4 ${styles.cards}`}>
        {CHOICES.map(({ type, icon, href }) => (
          <li key={type} className={styles.card}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
            </span>
            <h2 className="type-h6">
              <AppLink href={href(next)} className={styles.link}>
                {t(`accountType.${type}.title`)}
                <Icon name="chevron-forward" size={20} />
              </AppLink>
            </h2>
            <p className="type-body2 text-secondary">{t(`accountType.${type}.text`)}</p>
            <ul className={styles.points}>
              {POINTS.map((point) => (
                <li key={point}>
                  <Icon name="check" size={16} />
                  {t(`accountType.${type}.${point}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <AuthFoot
        question={t('register.haveAccount')}
        answer={t('register.toLogin')}
        href={paths.login(next)}
      />
    </>
  );
}
