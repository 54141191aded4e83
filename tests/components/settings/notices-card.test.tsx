import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NoticesCard } from '@/components/settings/notices-card';
import { listNoticeChoices, updateNoticeChoice } from '@/lib/client/endpoints.gen';
import { CHOOSABLE, LETTERED } from '@/lib/shared/notice-kinds';
import { renderPage } from '@/tests/setup/render';
import { answerWith, BROKEN, later, sentTo } from './answers';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/hooks/session/use-member-gate', () => ({
  useMemberGate: () => async (act: () => void) => act(),
  leaveToSignIn: vi.fn(),
}));

const CHOICES = { data: CHOOSABLE.map((kind) => ({ kind, inApp: true, email: true })) };
const toggle = (name: string) => screen.findByRole('switch', { name });

test('choices that cannot be loaded are not shown as if they were off', async () => {
  answerWith([[listNoticeChoices, BROKEN]]);
  renderPage(<NoticesCard />);
  expect(await screen.findByText('تعذّر تحميل خيارات الإشعارات')).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('every kind has a switch for the site, and one for e-mail if the kind sends e-mail', async () => {
  answerWith([[listNoticeChoices, CHOICES]]);
  renderPage(<NoticesCard />);
  await toggle('متابِع جديد: في الموقع');
  expect(screen.getAllByRole('switch')).toHaveLength(CHOOSABLE.length + LETTERED.length);
  expect(screen.getByRole('switch', { name: 'بيع جديد أو إكرامية: بالبريد' })).toBeChecked();
  expect(screen.queryByRole('switch', { name: 'متابِع جديد: بالبريد' })).not.toBeInTheDocument();
});

test('a switch moves at once, and only the changed channel is sent', async () => {
  const { answer, come } = later(CHOICES);
  answerWith([
    [listNoticeChoices, CHOICES],
    [updateNoticeChoice, answer],
  ]);
  const { user } = renderPage(<NoticesCard />);
  await user.click(await toggle('بيع جديد أو إكرامية: بالبريد'));
  await waitFor(async () => expect(await toggle('بيع جديد أو إكرامية: بالبريد')).not.toBeChecked());
  expect(await toggle('بيع جديد أو إكرامية: في الموقع')).toBeChecked();
  expect(sentTo(updateNoticeChoice)).toEqual([{ body: { kind: 'sale', email: false } }]);
  come();
});

test('a switch that the server refuses goes back, and the reason is shown', async () => {
  answerWith([
    [listNoticeChoices, CHOICES],
    [updateNoticeChoice, BROKEN],
  ]);
  const { user } = renderPage(<NoticesCard />);
  await user.click(await toggle('متابِع جديد: في الموقع'));
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  await waitFor(async () => expect(await toggle('متابِع جديد: في الموقع')).toBeChecked());
});
