'use client';

import type { i18n } from 'i18next';
import dynamic from 'next/dynamic';
import { type ComponentType, type ReactNode, use } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocale } from './i18n-provider';
import type { Locale } from './locales';
import { inDigits } from './message-digits';
import type { LocaleResources } from './resources';

type Children = { children: ReactNode };
type Loaded = { default: LocaleResources };

/**
 * A chunk for each group and language. Next names it in the page's head, so that it loads together with the other
 * scripts.
 */
const GROUPS = {
  base: {
    ar: dynamic(() => import('./messages/ar/base').then(withMessages)),
    en: dynamic(() => import('./messages/en/base').then(withMessages)),
  },
  social: {
    ar: dynamic(() => import('./messages/ar/social').then(withMessages)),
    en: dynamic(() => import('./messages/en/social').then(withMessages)),
  },
  products: {
    ar: dynamic(() => import('./messages/ar/products').then(withMessages)),
    en: dynamic(() => import('./messages/en/products').then(withMessages)),
  },
  evaluations: {
    ar: dynamic(() => import('./messages/ar/evaluations').then(withMessages)),
    en: dynamic(() => import('./messages/en/evaluations').then(withMessages)),
  },
  'booking-absence': {
    ar: dynamic(() => import('./messages/ar/booking-absence').then(withMessages)),
    en: dynamic(() => import('./messages/en/booking-absence').then(withMessages)),
  },
  'booking-calendar': {
    ar: dynamic(() => import('./messages/ar/booking-calendar').then(withMessages)),
    en: dynamic(() => import('./messages/en/booking-calendar').then(withMessages)),
  },
  'booking-package': {
    ar: dynamic(() => import('./messages/ar/booking-package').then(withMessages)),
    en: dynamic(() => import('./messages/en/booking-package').then(withMessages)),
  },
  'kinds-quizzes': {
    ar: dynamic(() => import('./messages/ar/kinds-quizzes').then(withMessages)),
    en: dynamic(() => import('./messages/en/kinds-quizzes').then(withMessages)),
  },
  'quiz-room': {
    ar: dynamic(() => import('./messages/ar/quiz-room').then(withMessages)),
    en: dynamic(() => import('./messages/en/quiz-room').then(withMessages)),
  },
  'booking-room': {
    ar: dynamic(() => import('./messages/ar/booking-room').then(withMessages)),
    en: dynamic(() => import('./messages/en/booking-room').then(withMessages)),
  },
  'kinds-assessments': {
    ar: dynamic(() => import('./messages/ar/kinds-assessments').then(withMessages)),
    en: dynamic(() => import('./messages/en/kinds-assessments').then(withMessages)),
  },
  'workshop-room': {
    ar: dynamic(() => import('./messages/ar/workshop-room').then(withMessages)),
    en: dynamic(() => import('./messages/en/workshop-room').then(withMessages)),
  },
  'workshop-exam': {
    ar: dynamic(() => import('./messages/ar/workshop-exam').then(withMessages)),
    en: dynamic(() => import('./messages/en/workshop-exam').then(withMessages)),
  },
  'workshop-people': {
    ar: dynamic(() => import('./messages/ar/workshop-people').then(withMessages)),
    en: dynamic(() => import('./messages/en/workshop-people').then(withMessages)),
  },
  'booking-hours': {
    ar: dynamic(() => import('./messages/ar/booking-hours').then(withMessages)),
    en: dynamic(() => import('./messages/en/booking-hours').then(withMessages)),
  },
  'kinds-bookings': {
    ar: dynamic(() => import('./messages/ar/kinds-bookings').then(withMessages)),
    en: dynamic(() => import('./messages/en/kinds-bookings').then(withMessages)),
  },
  'kinds-courses': {
    ar: dynamic(() => import('./messages/ar/kinds-courses').then(withMessages)),
    en: dynamic(() => import('./messages/en/kinds-courses').then(withMessages)),
  },
  'kinds-files': {
    ar: dynamic(() => import('./messages/ar/kinds-files').then(withMessages)),
    en: dynamic(() => import('./messages/en/kinds-files').then(withMessages)),
  },
  'course-room': {
    ar: dynamic(() => import('./messages/ar/course-room').then(withMessages)),
    en: dynamic(() => import('./messages/en/course-room').then(withMessages)),
  },
  'course-students': {
    ar: dynamic(() => import('./messages/ar/course-students').then(withMessages)),
    en: dynamic(() => import('./messages/en/course-students').then(withMessages)),
  },
  certificates: {
    ar: dynamic(() => import('./messages/ar/certificates').then(withMessages)),
    en: dynamic(() => import('./messages/en/certificates').then(withMessages)),
  },
  'lesson-text': {
    ar: dynamic(() => import('./messages/ar/lesson-text').then(withMessages)),
    en: dynamic(() => import('./messages/en/lesson-text').then(withMessages)),
  },
  player: {
    ar: dynamic(() => import('./messages/ar/player').then(withMessages)),
    en: dynamic(() => import('./messages/en/player').then(withMessages)),
  },
  recordings: {
    ar: dynamic(() => import('./messages/ar/recordings').then(withMessages)),
    en: dynamic(() => import('./messages/en/recordings').then(withMessages)),
  },
  start: {
    ar: dynamic(() => import('./messages/ar/start').then(withMessages)),
    en: dynamic(() => import('./messages/en/start').then(withMessages)),
  },
  auth: {
    ar: dynamic(() => import('./messages/ar/auth').then(withMessages)),
    en: dynamic(() => import('./messages/en/auth').then(withMessages)),
  },
  account: {
    ar: dynamic(() => import('./messages/ar/account').then(withMessages)),
    en: dynamic(() => import('./messages/en/account').then(withMessages)),
  },
  'product-form': {
    ar: dynamic(() => import('./messages/ar/product-form').then(withMessages)),
    en: dynamic(() => import('./messages/en/product-form').then(withMessages)),
  },
  setup: {
    ar: dynamic(() => import('./messages/ar/setup').then(withMessages)),
    en: dynamic(() => import('./messages/en/setup').then(withMessages)),
  },
  dates: {
    ar: dynamic(() => import('./messages/ar/dates').then(withMessages)),
    en: dynamic(() => import('./messages/en/dates').then(withMessages)),
  },
  companies: {
    ar: dynamic(() => import('./messages/ar/companies').then(withMessages)),
    en: dynamic(() => import('./messages/en/companies').then(withMessages)),
  },
  checkout: {
    ar: dynamic(() => import('./messages/ar/checkout').then(withMessages)),
    en: dynamic(() => import('./messages/en/checkout').then(withMessages)),
  },
  suggestions: {
    ar: dynamic(() => import('./messages/ar/suggestions').then(withMessages)),
    en: dynamic(() => import('./messages/en/suggestions').then(withMessages)),
  },
  listening: {
    ar: dynamic(() => import('./messages/ar/listening').then(withMessages)),
    en: dynamic(() => import('./messages/en/listening').then(withMessages)),
  },
  'look-alikes': {
    ar: dynamic(() => import('./messages/ar/look-alikes').then(withMessages)),
    en: dynamic(() => import('./messages/en/look-alikes').then(withMessages)),
  },
  'paid-writing': {
    ar: dynamic(() => import('./messages/ar/paid-writing').then(withMessages)),
    en: dynamic(() => import('./messages/en/paid-writing').then(withMessages)),
  },
  'payment-sheet': {
    ar: dynamic(() => import('./messages/ar/payment-sheet').then(withMessages)),
    en: dynamic(() => import('./messages/en/payment-sheet').then(withMessages)),
  },
  orders: {
    ar: dynamic(() => import('./messages/ar/orders').then(withMessages)),
    en: dynamic(() => import('./messages/en/orders').then(withMessages)),
  },
  refunds: {
    ar: dynamic(() => import('./messages/ar/refunds').then(withMessages)),
    en: dynamic(() => import('./messages/en/refunds').then(withMessages)),
  },
  'sale-refunds': {
    ar: dynamic(() => import('./messages/ar/sale-refunds').then(withMessages)),
    en: dynamic(() => import('./messages/en/sale-refunds').then(withMessages)),
  },
  disputes: {
    ar: dynamic(() => import('./messages/ar/disputes').then(withMessages)),
    en: dynamic(() => import('./messages/en/disputes').then(withMessages)),
  },
  finance: {
    ar: dynamic(() => import('./messages/ar/finance').then(withMessages)),
    en: dynamic(() => import('./messages/en/finance').then(withMessages)),
  },
  payouts: {
    ar: dynamic(() => import('./messages/ar/payouts').then(withMessages)),
    en: dynamic(() => import('./messages/en/payouts').then(withMessages)),
  },
  creator: {
    ar: dynamic(() => import('./messages/ar/creator').then(withMessages)),
    en: dynamic(() => import('./messages/en/creator').then(withMessages)),
  },
  figures: {
    ar: dynamic(() => import('./messages/ar/figures').then(withMessages)),
    en: dynamic(() => import('./messages/en/figures').then(withMessages)),
  },
  identity: {
    ar: dynamic(() => import('./messages/ar/identity').then(withMessages)),
    en: dynamic(() => import('./messages/en/identity').then(withMessages)),
  },
  operator: {
    ar: dynamic(() => import('./messages/ar/operator').then(withMessages)),
    en: dynamic(() => import('./messages/en/operator').then(withMessages)),
  },
  tips: {
    ar: dynamic(() => import('./messages/ar/tips').then(withMessages)),
    en: dynamic(() => import('./messages/en/tips').then(withMessages)),
  },
} satisfies Record<string, Record<Locale, ComponentType<Children>>>;

type MessageGroup = keyof typeof GROUPS;

type MessagesProps = Children & {
  /** Besides `base`, which the root layout gives to every page. */
  of: readonly MessageGroup[];
};

/**
 * Gives the tree below the messages of some groups: layouts and pages wrap their content in it (decisions/048). The
 * server renders with them; in the browser the tree waits for them, as it waits for its other scripts. A test checks
 * that each page gets the messages it uses.
 */
export function Messages({ of: [group, ...others], children }: MessagesProps) {
  const { locale } = useLocale();
  if (!group) return children;
  const Group = GROUPS[group][locale];
  return (
    <Group>
      <Messages of={others}>{children}</Messages>
    </Group>
  );
}

function withMessages({ default: messages }: Loaded): ComponentType<Children> {
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
