'use client';

import type { i18n } from 'i18next';
import { type ComponentType, type ReactNode, use } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocale } from './i18n-provider';
import type { Locale } from './locales';
import { inDigits } from './message-digits';
import type { LocaleResources } from './resources';

type Children = { children: ReactNode };
type Loaded = { default: LocaleResources };

/** Turns a loaded group into a component that gives its messages to the tree below. */
export function withMessages({ default: messages }: Loaded): ComponentType<Children> {
  return function WithMessages({ children }: Children) {
    const instance = use(I18nContext)?.i18n;
    const { locale, digits } = useLocale();
    if (instance) add(instance, locale, inDigits(messages, digits));
    return children;
  };
}

/** While rendering, since the tree below needs them at once; adding the same again changes nothing. */
function add(instance: i18n, locale: Locale, messages: LocaleResources): void {
  for (const [namespace, tree] of Object.entries(messages)) {
    instance.addResourceBundle(locale, namespace, tree, false, false, { silent: true, skipCopy: true });
  }
}
