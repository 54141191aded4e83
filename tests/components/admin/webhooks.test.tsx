import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Webhooks } from '@/components/admin/webhooks/webhooks';
import { getWebhook, listWebhooks, replayWebhook, replayWebhooks } from '@/lib/client/endpoints.gen';
import type { WebhookRow } from '@/lib/contract/webhooks';
import { idOf, pageOf } from '@/tests/components/admin/samples';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));
const push = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }), usePathname: () => '/admin/webhooks' }));

const AT = '2026-11-20T10:00:00.000Z';
const event: WebhookRow = {
  _id: idOf(80),
  source: 'sandbox',
  externalId: 'evt_1',
  type: 'refund.succeeded',
  status: 'dead',
  attempts: 12,
  error: 'no payment sbx_1',
  receivedAt: AT,
  handledAt: null,
  nextAt: null,
};

test('the webhook list says when it cannot be loaded and when it is empty', async () => {
  answerWith([[listWebhooks, BROKEN]]);
  const { unmount } = renderPage(<Webhooks filter={{}} />);
  await screen.findByText('تعذّر تحميل الإشعارات');
  unmount();
  answerWith([[listWebhooks, pageOf()]]);
  renderPage(<Webhooks filter={{}} />);
  await screen.findByText('لا إشعارات هنا');
});

test('a dead webhook shows its error and its body as text, and a failed retry says so', async () => {
  const body = '{"name":"<img src=x onerror=alert(1)>"}';
  answerWith([
    [listWebhooks, pageOf(event)],
    [getWebhook, { ...event, body }],
    [replayWebhook, BROKEN],
  ]);
  const { user, container } = renderPage(<Webhooks filter={{}} />);
  expect(await screen.findByText('no payment sbx_1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'اعرض المحتوى' }));
  expect(await within(screen.getByRole('region')).findByText(body)).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'أعد تنفيذه الآن' }));
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  expect(sentTo(replayWebhook)).toEqual([{ params: { id: event._id } }]);
});

test('a handled webhook cannot be handled again', async () => {
  answerWith([[listWebhooks, pageOf({ ...event, status: 'handled', error: null, handledAt: AT })]]);
  renderPage(<Webhooks filter={{}} />);
  await screen.findByText('evt_1');
  expect(screen.queryByRole('button', { name: 'أعد تنفيذه الآن' })).toBeNull();
});

test('all dead webhooks of one kind are handled again at once, and a filter goes into the address', async () => {
  const filter = { status: 'dead', source: 'sandbox', type: 'refund.succeeded' } as const;
  answerWith([
    [listWebhooks, pageOf(event)],
    [replayWebhooks, { count: 3 }],
  ]);
  const { user } = renderPage(<Webhooks filter={filter} />);
  await user.click(await screen.findByRole('button', { name: 'أعد كل المتوقف من هذا النوع' }));
  await screen.findByText('تُعاد 3 إشعارات');
  expect(sentTo(replayWebhooks)).toEqual([{ body: { source: 'sandbox', type: 'refund.succeeded' } }]);
  await user.click(screen.getByRole('combobox', { name: /الحالة/ }));
  await user.click(await screen.findByRole('option', { name: 'نُفّذ' }));
  expect(push).toHaveBeenCalledWith(expect.stringContaining('status=handled'), { scroll: false });
});
