'use client';

import { createInstance, type i18n } from 'i18next';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { keepAskedLocale } from './choose-locale';
import { valueFormatter } from './format-values';
import { type Calendar, type Digits, type Direction, directionOf, intlTag, type Locale } from './locales';
import type { LocaleResources } from './resources';

/** `intl` is the tag for every `Intl` call and for the formatters of `lib/shared`. */
type LocaleSettings = { locale: Locale; dir: Direction; digits: Digits; calendar: Calendar; intl: string };

const LocaleContext = createContext<LocaleSettings>(settingsOf('ar', 'latn', 'gregory'));

type I18nProviderProps = {
  locale: Locale;
  digits: Digits;
  calendar?: Calendar;
  /** The first messages; pages add theirs by `Messages`. */
  resources?: LocaleResources;
  children: ReactNode;
};

/** Gives the tree below its language; `Messages` adds the texts. Changing the language reloads the page. */
export function I18nProvider({
  locale,
  digits,
  calendar = 'gregory',
  resources,
  children,
}: I18nProviderProps) {
  const [instance] = useState(() =>
    resources ? createBrowserInstance(locale, digits, resources) : instanceFor(locale, digits),
  );
  const [settings] = useState(() => settingsOf(locale, digits, calendar));
  useEffect(() => keepAskedLocale(settings.locale), [settings]);
  return (
    <LocaleContext value={settings}>
      <I18nextProvider i18n={instance}>{children}</I18nextProvider>
    </LocaleContext>
  );
}

/** The language, direction, digits and calendar the page is shown in. */
export function useLocale(): LocaleSettings {
  return use(LocaleContext);
}

function settingsOf(locale: Locale, digits: Digits, calendar: Calendar): LocaleSettings {
  const intl = intlTag(locale, digits, calendar);
  return { locale, digits, calendar, dir: directionOf(locale), intl };
}

const instances = new Map<string, i18n>();

/** The instance that all pages of a process share, because they add the same messages for every reader. */
function instanceFor(locale: Locale, digits: Digits): i18n {
  const id = `${locale}-${digits}`;
  const instance = instances.get(id) ?? createBrowserInstance(locale, digits, {});
  instances.set(id, instance);
  return instance;
}

function createBrowserInstance(locale: Locale, digits: Digits, resources: LocaleResources): i18n {
  const instance = createInstance();
  void instance
    .use(initReactI18next)
    .use(valueFormatter(digits))
    .init({
      lng: locale,
      resources: { [locale]: resources },
      defaultNS: 'common',
      initAsync: false,
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
    });
  return instance;
}
