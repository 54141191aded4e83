import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TipChoicesCard } from '@/components/settings/tip-choices-card';
import { getTipChoices, updateTipChoices } from '@/lib/client/endpoints.gen';
import { renderPage } from '@/tests/setup/render';
import { answerWith, BROKEN, later, sentTo } from './answers';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
beforeEach(() => window.localStorage.setItem('token', 'a-token'));

const ON = { takesTips: true, takesWords: true };
const tips = () => screen.findByRole('switch', { name: 'أستقبل الإكراميات' });
const words = () => screen.findByRole('switch', { name: 'أقبل كلمات معها' });

it('choices that cannot be loaded are not shown as if they were on', async () => {
  answerWith([[getTipChoices, BROKEN]]);
  renderPage(<TipChoicesCard />);
  expect(await screen.findByText('حدث خطأ عندنا.', { exact: false })).toBeVisible();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

it('the switch moves at once, and without tips there is no choice about words', async () => {
  const { answer, come } = later({ takesTips: false, takesWords: true });
  answerWith([
    [getTipChoices, ON],
    [updateTipChoices, answer],
  ]);
  const { user } = renderPage(<TipChoicesCard />);
  await waitFor(async () => expect(await tips()).toBeEnabled());
  await user.click(await tips());
  await waitFor(async () => expect(await tips()).not.toBeChecked());
  expect(await words()).toBeDisabled();
  expect(sentTo(updateTipChoices)).toEqual([{ body: { takesTips: false } }]);
  come();
});

it('a choice that the server refuses goes back, and the reason is shown', async () => {
  answerWith([
    [getTipChoices, ON],
    [updateTipChoices, BROKEN],
  ]);
  const { user } = renderPage(<TipChoicesCard />);
  await waitFor(async () => expect(await words()).toBeEnabled());
  await user.click(await words());
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  await waitFor(async () => expect(await words()).toBeChecked());
});
