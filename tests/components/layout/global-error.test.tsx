import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import GlobalError from '@/app/global-error';

// next/font only works while Next builds; there are no fonts here.
vi.mock('@/lib/theme/fonts', () => ({ fontVariables: '' }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  Cookies.remove('locale');
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const failed = Object.assign(new Error('secret words'), { digest: '4711' });
const show = (reset = () => {}) =>
  render(<GlobalError error={failed} reset={reset} />, { container: document });

it('the error page shows Arabic, the system’s colours and a reference, but not the error’s own words', async () => {
  const reset = vi.fn();
  show(reset);
  const { lang, dir, dataset } = document.documentElement;
  expect([lang, dir, dataset.theme]).toEqual(['ar', 'rtl', 'dark']);
  expect(screen.getByRole('alert')).toHaveTextContent('4711');
  expect(document.body).not.toHaveTextContent('secret');
  await userEvent.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
  expect(reset).toHaveBeenCalledOnce();
});

it('the error page keeps the language and the colours that the visitor chose', () => {
  Cookies.set('locale', 'en');
  window.localStorage.setItem('mui-mode', 'light');
  show();
  const { lang, dir, dataset } = document.documentElement;
  expect([lang, dir, dataset.theme]).toEqual(['en', 'ltr', 'light']);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
});
