import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ToastProvider } from '@/components/ui/toast';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import type { Locale } from '@/lib/i18n/locales';
import { browserResources } from '@/lib/i18n/resources';
import type { LetterContent } from '@/lib/server/mail/letter-content';
import { presentNotification } from '@/lib/server/notifications/present';
import type { saleNotices } from '@/lib/server/payments/sale-notices';
import { NOW } from './clock';

/** The lines of a letter, its subject first. */
export function lettersText(letter: LetterContent | undefined): string[] {
  if (!letter) return [];
  const rows = letter.rows.map(({ label, value }) => `${label}: ${value}`);
  return [letter.subject, letter.lead, ...rows, letter.action.label, letter.note, ...(letter.issuer ?? [])];
}

/** The text of a notice about an order. */
export function noticeText(
  notice: ReturnType<typeof saleNotices>[number],
  orderId: string,
  locale: Locale,
): string {
  const row = {
    id: orderId,
    kind: notice.kind,
    topic: notice.topic ?? null,
    month: null,
    is_read: false,
    actors_count: 1,
    post_id: notice.postId ?? null,
    product_id: notice.productId ?? null,
    lesson_id: null,
    entitlement_id: null,
    order_id: orderId,
    dispute_id: null,
    sort_id: orderId,
    created_at: NOW,
    others: null,
    dispute: null,
    about: null,
    actor_id: notice.actorId ?? null,
    actor_name: notice.actorId ? 'Huda' : null,
    actor_pic_id: null,
    digits: 'latn',
  };
  return presentNotification(row, locale).message;
}

/** Draws a page as HTML, in a language. */
export function drawPage(ui: ReactNode, answers: QueryClient, locale: Locale): string {
  return renderToStaticMarkup(
    <I18nProvider locale={locale} digits="latn" calendar="gregory" resources={browserResources(locale)}>
      <QueryClientProvider client={answers}>
        <ToastProvider>{ui}</ToastProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

/** The sentences of a page: the text of each of its elements that stand in a line of their own. */
export function sentencesOf(html: string): string[] {
  return html
    .replaceAll(/<(style|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<\/(p|h\d|li|dt|dd|div|th|td|a|button|header|span)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
