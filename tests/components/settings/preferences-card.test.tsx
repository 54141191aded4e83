import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PreferencesCard } from '@/components/settings/preferences-card';
import { updateMe } from '@/lib/client/endpoints.gen';
import { rememberWriting } from '@/lib/client/preferences';
import { chooseLocale } from '@/lib/i18n/choose-locale';
import { renderPage } from '@/tests/setup/render';
import { answerWith, BROKEN, later, ME, sentTo } from './answers';

vi.mock('@/lib/client/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/session', () => ({ storeSession: vi.fn() }));
vi.mock('@/lib/client/preferences', () => ({ rememberWriting: vi.fn() }));
vi.mock('@/lib/i18n/choose-locale', () => ({ chooseLocale: vi.fn(), keepAskedLocale: vi.fn() }));
vi.mock('@/hooks/session/use-member-gate', () => ({
  useMemberGate: () => async (act: () => void) => act(),
  leaveToSignIn: vi.fn(),
}));

const TODAY = '2026-11-21T10:00:00.000Z';
const choice = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.mocked(rememberWriting).mockReset();
  vi.mocked(chooseLocale).mockReset();
});

test('the card shows the current choices, with today’s date as an example', () => {
  answerWith([]);
  renderPage(<PreferencesCard today={TODAY} />);
  expect(choice('العربية')).toHaveAttribute('aria-pressed', 'true');
  expect(choice('أرقام لاتينية 1234')).toHaveAttribute('aria-pressed', 'true');
  expect(choice('ميلادي')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('مثال: 21 نوفمبر 2026')).toBeVisible();
});

test('choosing the current value sends nothing', async () => {
  answerWith([]);
  const { user } = renderPage(<PreferencesCard today={TODAY} />);
  await user.click(choice('ميلادي'));
  expect(sentTo(updateMe)).toEqual([]);
});

test('a choice that fails says so, and the page stays as it is', async () => {
  answerWith([[updateMe, BROKEN]]);
  const { user } = renderPage(<PreferencesCard today={TODAY} />);
  await user.click(choice('أرقام عربية مشرقية ١٢٣٤'));
  expect(await screen.findByText('حدث خطأ عندنا.')).toBeVisible();
  expect(rememberWriting).not.toHaveBeenCalled();
  expect(choice('أرقام لاتينية 1234')).toHaveAttribute('aria-pressed', 'true');
});

test('a new calendar is saved to the account first, and nothing else can be chosen meanwhile', async () => {
  const { answer, come } = later(ME);
  answerWith([[updateMe, answer]]);
  const { user } = renderPage(<PreferencesCard today={TODAY} />);
  await user.click(choice('هجري (أم القرى)'));
  await waitFor(() => expect(choice('English')).toBeDisabled());
  expect(rememberWriting).not.toHaveBeenCalled();
  come();
  await waitFor(() => expect(rememberWriting).toHaveBeenCalledWith({ calendar: 'islamic-umalqura' }));
  expect(sentTo(updateMe)).toEqual([{ body: { calendar: 'islamic-umalqura' } }]);
});

test('a new language is saved to the account, and the page changes to it', async () => {
  answerWith([[updateMe, { ...ME, locale: 'en' }]]);
  const { user } = renderPage(<PreferencesCard today={TODAY} />);
  await user.click(choice('English'));
  await waitFor(() => expect(chooseLocale).toHaveBeenCalledWith('en'));
  expect(sentTo(updateMe)).toEqual([{ body: { locale: 'en' } }]);
});
