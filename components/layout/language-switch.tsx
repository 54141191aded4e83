'use client';

import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import { useChooseLocale } from '@/hooks/session/use-choose-locale';
import { useLocale } from '@/lib/i18n/i18n-provider';
import styles from './bar-controls.module.css';
import { useViewer } from './viewer-context';

type LanguageSwitchProps = {
  /** Shows the other language's name beside the icon. */
  withName?: boolean;
};

/** Two languages: the button switches to the other one. */
export function LanguageSwitch({ withName = false }: LanguageSwitchProps) {
  const { t } = useTranslation('layout');
  const { locale } = useLocale();
  const chooseLocale = useChooseLocale(useViewer() !== null);
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <button
      type="button"
      data-locale={other}
      className={withName ? styles.wordy : styles.round}
      // With its name beside it, the name is the label.
      aria-label={withName ? undefined : t('language.switch')}
      title={t('language.switch')}
      onClick={() => void chooseLocale(other)}
    >
      <Icon name="globe" size={22} />
      {withName ? <span lang={other}>{t('language.short')}</span> : null}
    </button>
  );
}
