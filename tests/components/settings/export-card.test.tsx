import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ExportCard } from '@/components/settings/export-card';
import { getExport, requestExport } from '@/lib/client/endpoints.gen';
import type { ExportView } from '@/lib/contract/exports';
import { renderPage } from '@/tests/setup/render';
import { answerWith, BROKEN, later, sentTo } from './answers';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/hooks/session/use-member-gate', () => ({
  useMemberGate: () => async (act: () => void) => act(),
  leaveToSignIn: vi.fn(),
}));

const READY: ExportView = {
  _id: '01900000-0000-7000-8000-000000000001',
  status: 'ready',
  requestedAt: '2026-11-21T10:00:00.000Z',
  expiresAt: '2026-11-28T10:00:00.000Z',
  size: 2_500_000,
  url: '/users/export/token',
};
const ASKED: ExportView = { ...READY, status: 'queued', expiresAt: null, size: null, url: null };
const TOMORROW = '2026-11-22T10:00:00.000Z';
const ask = (name = 'تجهيز نسخة') => screen.findByRole('button', { name });

test('an export state that cannot be loaded says so', async () => {
  answerWith([[getExport, BROKEN]]);
  renderPage(<ExportCard />);
  expect(await screen.findByText('تعذّر تحميل حالة النسخة')).toBeVisible();
});

test('a request that fails says so and can be made again', async () => {
  answerWith([
    [getExport, { last: null, nextAt: null }],
    [requestExport, BROKEN],
  ]);
  const { user } = renderPage(<ExportCard />);
  await waitFor(async () => expect(await ask()).toBeEnabled());
  await user.click(await ask());
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  expect(await ask()).toBeEnabled();
});

test('a copy is requested once, and the card says that it is being prepared', async () => {
  const { answer, come } = later(ASKED);
  const answers: [object, unknown][] = [
    [getExport, { last: null, nextAt: null }],
    [requestExport, answer],
  ];
  answerWith(answers);
  const { user } = renderPage(<ExportCard />);
  await waitFor(async () => expect(await ask()).toBeEnabled());
  await user.click(await ask());
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(await ask()).toBeDisabled();
  answers[0] = [getExport, { last: ASKED, nextAt: TOMORROW }];
  come();
  expect(await screen.findByText('نجهّز نسختك، وستصلك رسالة حين تكتمل.')).toBeVisible();
  expect(await ask('تجهيز نسخة جديدة')).toBeDisabled();
  expect(sentTo(requestExport)).toHaveLength(1);
});

test('a ready copy links to its download in the API and shows its last day', async () => {
  answerWith([[getExport, { last: READY, nextAt: TOMORROW }]]);
  renderPage(<ExportCard />);
  const link = await screen.findByRole('link', { name: 'تنزيل النسخة' });
  expect(link).toHaveAttribute('href', '/api/users/export/token');
  expect(link).toHaveAttribute('download');
  expect(screen.getByText(/28 نوفمبر 2026/)).toBeVisible();
  expect(await ask('تجهيز نسخة جديدة')).toBeDisabled();
});

test('a failed copy says so and can be requested again', async () => {
  answerWith([[getExport, { last: { ...ASKED, status: 'failed' }, nextAt: null }]]);
  renderPage(<ExportCard />);
  expect(await screen.findByText('تعذّر تجهيز النسخة. حاول مرة أخرى.')).toBeVisible();
  expect(await ask('تجهيز نسخة جديدة')).toBeEnabled();
});
