import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { LOCALES } from '@/lib/i18n/locales';
import {
  CHOOSABLE,
  LETTERED,
  NOTICE_NAMES,
  noticeKind,
  noticeTarget,
  OF_SALE,
} from '@/lib/shared/notice-kinds';
import account from '../../../locales/en/account.json';

const nothing = { postId: null, from: null, orderId: null, productId: null };
const user = { _id: 'u' };

describe('where a notice leads', () => {
  test.each([
    [{ kind: 'reaction', postId: { _id: 'p' }, from: user }, '/posts/p'],
    [{ kind: 'sale', from: user, orderId: 'o' }, '/users/u'],
    [{ kind: 'purchase', orderId: 'o', productId: 'x' }, '/orders/o'],
    [{ kind: 'sale', productId: 'x' }, '/products/x'],
    [{ kind: 'company_invited', from: user }, '/companies'],
    [{ kind: 'company_share', from: user }, '/companies'],
    [{ kind: 'company_left', from: user }, '/creator/company'],
    [{ kind: 'identity_rejected' }, '/creator/identity'],
    [{ kind: 'revenue_report', month: '2026-10' }, '/finance/revenue-report/2026-10'],
    [{ kind: 'revenue_report' }, '/finance?tab=revenue-report'],
    [{ kind: 'refund_asked', from: user, productId: 'x' }, '/finance/refunds'],
    [{ kind: 'refund_granted', orderId: 'o' }, '/orders/o'],
    [{ kind: 'refund_failed' }, '/admin/refunds'],
    [{ kind: 'dispute_opened', orderId: 'o' }, '/orders/o'],
    [{ kind: 'dispute_lost', disputeId: 'd' }, '/finance/disputes/d'],
    [{ kind: 'access_lost', orderId: 'o' }, '/admin/sales/o'],
    [{ kind: 'operator_news' }, '/admin'],
    [{ kind: 'cards_refused' }, '/admin/payments'],
    [{ kind: 'operator_alarm' }, '/admin/ledger'],
    [{ kind: 'payout' }, '/notifications'],
    [{ kind: 'of_a_newer_server', from: user }, '/users/u'],
  ])('a notice with %o leads to %s', (given, path) => {
    expect(noticeTarget({ ...nothing, ...given })).toBe(path);
  });
});

const root = join(import.meta.dirname, '../../..');
const messagesIn = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, 'locales', locale, 'notifications.json'), 'utf8')).message;

describe('the registry of notices', () => {
  it.each(LOCALES)('has the messages of every kind in %s, and no others', (locale) => {
    const message = messagesIn(locale);
    const known = NOTICE_NAMES.flatMap((name) => [name, ...Object.values(noticeKind(name)?.words ?? {})]);
    const said = Object.keys(message);
    expect(known.filter((key) => !message[key])).toEqual([]);
    expect(said.filter((key) => !known.includes(key.replace(/_more$/, '')))).toEqual([]);
  });

  it('has only choices that the settings have texts for', () => {
    const words: Record<string, string> = account.notices;
    expect(CHOOSABLE.filter((choice) => !words[choice])).toEqual([]);
    expect(LETTERED).toEqual(['sale', 'course_message', 'company_invited', 'revenue_report']);
    expect(OF_SALE.length).toBeGreaterThan(0);
  });

  it('has no kind that the database refuses', () => {
    expect(NOTICE_NAMES.filter((name) => !/^[a-z_]{1,40}$/.test(name))).toEqual([]);
  });

  it('has no kind that no code sends', () => {
    const server = join(root, 'lib/server');
    const tellers = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(server, file), 'utf8'))
      .filter((text) => /notifications\/service'/.test(text));
    expect(tellers.length).toBeGreaterThan(8);
    const all = tellers.join('\n');
    const isTold = (name: string) =>
      all.includes(`'${name}'`) || all.includes(`\`${name.slice(0, name.lastIndexOf('_') + 1)}\${`);
    expect(NOTICE_NAMES.filter((name) => !isTold(name))).toEqual([]);
  });
});
