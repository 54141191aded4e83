import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ReceivedTips } from '@/components/tips/received-tips';
import { listReceivedTips, updateTip } from '@/lib/client/endpoints.gen';
import type { TipView } from '@/lib/contract/tips';
import { answerWith, BROKEN, sentTo } from '@/tests/components/settings/answers';
import { renderPage } from '@/tests/setup/render';
import { PAYER, sampleTip, TIP_ID } from './sample-tips';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));
vi.mock('next/navigation', () => ({
  usePathname: () => '/creator/tips',
  useSearchParams: () => new URLSearchParams(),
}));

async function show(tip: TipView, then: unknown = tip) {
  answerWith([
    [listReceivedTips, { data: [tip], nextCursor: null }],
    [updateTip, then],
  ]);
  const { user } = renderPage(<ReceivedTips />);
  await screen.findByRole('listitem');
  const menu = async (item: string) => {
    await user.click(screen.getByRole('button', { name: /^خيارات إكرامية/ }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, menu };
}

it('no tips, and tips that cannot be loaded, are said to be so', async () => {
  answerWith([[listReceivedTips, BROKEN]]);
  renderPage(<ReceivedTips />);
  expect(await screen.findByText('تعذّر تحميل الإكراميات')).toBeVisible();
  answerWith([[listReceivedTips, { data: [], nextCursor: null }]]);
  renderPage(<ReceivedTips />);
  expect(await screen.findByText('لم تصلك إكراميات بعد')).toBeVisible();
});

it('a tip without a name leads to nobody', async () => {
  await show(sampleTip({ from: null, namedTo: 'nobody' }));
  expect(screen.getByText('بلا اسم')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'أرسل شكرًا' })).toBeVisible();
});

it.each([
  ['male', 'اشكره', 'شكرته'],
  ['female', 'اشكرها', 'شكرتها'],
  ['not_specified', 'أرسل شكرًا', 'أُرسل الشكر'],
] as const)('a tip is thanked for with one press, worded for %s', async (gender, thank, thanked) => {
  const tip = sampleTip({ from: { ...PAYER, gender } });
  const { user } = await show(tip, { ...tip, isThanked: true });
  await user.click(screen.getByRole('button', { name: thank }));
  expect(await screen.findByText(thanked)).toBeVisible();
  expect(sentTo(updateTip)).toEqual([{ params: { id: TIP_ID }, body: { isThanked: true } }]);
});

it('thanks that the server refuses are said to have failed, and the button stays', async () => {
  const { user } = await show(sampleTip(), BROKEN);
  await user.click(screen.getByRole('button', { name: 'اشكرها' }));
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'اشكرها' })).toBeVisible();
});

it('the word is shown to everybody when its author says so', async () => {
  const { menu } = await show(sampleTip(), sampleTip({ isShown: true }));
  await menu('إظهار الكلمة للجميع');
  expect(await screen.findByText('الكلمة ظاهرة للجميع')).toBeVisible();
  expect(sentTo(updateTip)).toEqual([{ params: { id: TIP_ID }, body: { isShown: true } }]);
});

it('a word is reported only after a question', async () => {
  const { user, menu } = await show(sampleTip(), sampleTip({ isReported: true }));
  await menu('إبلاغ عن الكلمة');
  expect(sentTo(updateTip)).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'إبلاغ عن الكلمة' }));
  expect(await screen.findByText('بُلّغ عن الكلمة، وتنظر فيها الإدارة')).toBeVisible();
});

it('a word that was reported, and a tip without one, can neither be shown nor reported', async () => {
  const { user } = await show(sampleTip({ isReported: true }));
  await user.click(screen.getByRole('button', { name: /^خيارات إكرامية/ }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
});

it('an author is told why the money of a tip waits', async () => {
  await show(sampleTip({ keptFor: 'both_ways' }));
  expect(screen.getByText(/متبادلة بينكما خلال 30 يومًا/)).toBeVisible();
});
