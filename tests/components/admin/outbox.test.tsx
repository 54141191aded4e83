import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Outbox } from '@/components/admin/outbox';
import { listOutbox } from '@/lib/client/endpoints.gen';
import { answerWith, BROKEN } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));

const letter = {
  _id: '2026-11-20-1',
  to: 'huda@example.com',
  subject: 'إيصالك',
  text: 'شكرًا',
  html: '<p>شكرًا</p><script>parent.stolen = 1</script>',
  sentAt: '2026-11-20T10:00:00.000Z',
};
const code = {
  _id: '2026-11-20-2',
  to: '+966501234567',
  text: 'رمزك 123456',
  sentAt: '2026-11-20T11:00:00.000Z',
};

beforeEach(() => vi.clearAllMocks());

test('an outbox that cannot be loaded offers a retry, and an empty outbox says that it is empty', async () => {
  answerWith([[listOutbox, BROKEN]]);
  const { user } = renderPage(<Outbox />);
  await screen.findByText('تعذّر تحميل البريد الصادر');
  answerWith([[listOutbox, { data: [], texts: [] }]]);
  await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(await screen.findByText('لا رسائل بعد')).toBeVisible();
});

test('a letter with an event for calendars says so, in the list and above its text', async () => {
  const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:جلسة\r\nEND:VCALENDAR';
  answerWith([[listOutbox, { data: [{ ...letter, calendar }], texts: [code] }]]);
  const { user } = renderPage(<Outbox />);
  const list = within(await screen.findByRole('list', { name: 'الرسائل' }));
  const [text, withEvent] = list.getAllByRole('button');
  if (!text || !withEvent) throw new Error('two messages');
  expect(within(text).queryByRole('img', { name: /موعد للتقويم/ })).toBeNull();
  expect(within(withEvent).getByRole('img', { name: /موعد للتقويم/ })).toBeVisible();
  await user.click(withEvent);
  const opened = within(screen.getByRole('region', { name: 'إيصالك' }));
  expect(opened.getByText(/SUMMARY:جلسة/)).toBeInTheDocument();
});

test('letters and texts share one list, the newest is open, and a letter cannot run scripts', async () => {
  answerWith([[listOutbox, { data: [letter], texts: [code] }]]);
  const { user } = renderPage(<Outbox />);
  const list = within(await screen.findByRole('list', { name: 'الرسائل' }));
  const [first, second] = list.getAllByRole('button');
  if (!first || !second) throw new Error('two messages');
  expect(first).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('region', { name: 'رسالة نصية' })).toHaveTextContent('رمزك 123456');
  await user.click(second);
  expect(second).toHaveAttribute('aria-current', 'true');
  const frame = within(screen.getByRole('region', { name: 'إيصالك' })).getByTitle('نص الرسالة');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('srcdoc', letter.html);
  expect(window).not.toHaveProperty('stolen');
});
