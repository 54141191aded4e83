'use client';

import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { useErrorToast } from '@/components/session/use-error-toast';
import { Icon } from '@/components/ui/icon';
import { useUpdateMe } from '@/hooks/users/use-update-me';
import { chooseLocale } from '@/lib/i18n/choose-locale';
import { useLocale } from '@/lib/i18n/i18n-provider';
import type { Locale } from '@/lib/i18n/locales';
import { useColorMode } from '@/lib/theme/use-color-mode';
import { AccountCard } from './account-card';
import { SectionCard } from './section-card';
import styles from './settings.module.css';

const MODES = [
  { mode: 'light', icon: 'sun' },
  { mode: 'dark', icon: 'moon' },
  { mode: 'system', icon: 'settings' },
] as const;

/** Language, colours, account. */
export function MainSection() {
  const { t } = useTranslation(['settings', 'common']);
  const { locale } = useLocale();
  const { mode, chooseMode } = useColorMode();
  const update = useUpdateMe();
  const showError = useErrorToast();
  // The account remembers it too: letters come in this language.
  const choose = (next: Locale | null) => {
    if (!next || next === locale) return;
    update.mutate({ locale: next }, { onSuccess: () => chooseLocale(next), onError: showError });
  };
  return (
    <div className={styles.sections}>
      <SectionCard title={t('language.title')} hint={t('language.hint')}>
        <ToggleButtonGroup
          exclusive
          value={locale}
          disabled={update.isPending}
          onChange={(_event, next: Locale | null) => choose(next)}
          aria-label={t('language.title')}
        >
          <ToggleButton value="ar" lang="ar">
            {t('common:locale.ar')}
          </ToggleButton>
          <ToggleButton value="en" lang="en">
            {t('common:locale.en')}
          </ToggleButton>
        </ToggleButtonGroup>
      </SectionCard>
      <SectionCard title={t('color.title')} hint={t('color.hint')}>
        <ToggleButtonGroup
          exclusive
          value={mode ?? null}
          onChange={(_event, next: (typeof MODES)[number]['mode'] | null) => next && chooseMode(next)}
          aria-label={t('color.title')}
        >
          {MODES.map(({ mode: value, icon }) => (
            <ToggleButton key={value} value={value} className={styles.mode}>
              <Icon name={icon} size={18} />
              {t(`color.${value}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </SectionCard>
      <AccountCard />
    </div>
  );
}
