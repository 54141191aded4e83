'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Icon } from '@/components/ui/icon';
import { paths } from '@/lib/shared/paths';
import styles from './account-type-switch.module.css';

type AccountTypeSwitchProps = {
  chosen: 'INDIVIDUAL' | 'COMPANY';
  /** Where to go after registering; a company goes there after its setup. */
  callbackUrl?: string;
};

/** Switches between registering as a person and as a company. */
export function AccountTypeSwitch({ chosen, callbackUrl }: AccountTypeSwitchProps) {
  const { t } = useTranslation('auth');
  const choices = [
    { type: 'INDIVIDUAL', icon: 'user', href: paths.register(callbackUrl) },
    { type: 'COMPANY', icon: 'building', href: paths.registerBusiness(callbackUrl) },
  ] as const;
  return (
    <nav aria-label={t('accountType.label')} className={styles.frame}>
      <ul className={styles.choices}>
        {choices.map(({ type, icon, href }) => (
          <li key={type}>
            <AppLink
              href={href}
              className={`row gap-2 type-label text-secondary ${styles.choice}`}
              aria-current={type === chosen ? 'page' : undefined}
              replace
            >
              <Icon name={icon} size={18} />
              {t(`accountType.${type}.title`)}
            </AppLink>
          </li>
        ))}
      </ul>
      <AppLink href={paths.accountType(callbackUrl)} className={styles.what}>
        {t('accountType.what')}
      </AppLink>
    </nav>
  );
}
