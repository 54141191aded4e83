import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ToastProvider } from '@/components/ui/toast';
import { I18nProvider } from '@/lib/i18n/i18n-provider';
import { type Calendar, type Digits, directionOf, type Locale } from '@/lib/i18n/locales';
import { browserResources } from '@/lib/i18n/resources';
import { createAppTheme } from '@/lib/theme/create-app-theme';

/**
 * Renders a component as a page would: theme, messages, data cache, toasts. Arabic by default.
 * @returns the result of Testing Library, a `user` to act with, `rerenderPage`, and the `queryClient` to fill or read
 */
export function renderPage(
  ui: ReactNode,
  { locale = 'ar' as Locale, digits = 'latn' as Digits, calendar = 'gregory' as Calendar } = {},
) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
  const theme = createAppTheme(directionOf(locale));
  const page = (content: ReactNode) => (
    <ThemeProvider theme={theme}>
      <I18nProvider locale={locale} digits={digits} calendar={calendar} resources={browserResources(locale)}>
        <QueryClientProvider client={queryClient}>
          <ToastProvider>{content}</ToastProvider>
        </QueryClientProvider>
      </I18nProvider>
    </ThemeProvider>
  );
  const view = render(page(ui));
  const rerenderPage = (content: ReactNode) => view.rerender(page(content));
  return { ...view, rerenderPage, queryClient, user: patient(userEvent.setup()) };
}

/** A user who presses a button again only after its action, and looks only after the press has loaded everything. */
function patient(user: UserEvent): UserEvent {
  return {
    ...user,
    click: async (element) => {
      await waitFor(() => {
        if (element.matches('.MuiButton-loading')) throw new Error('the button is still at work');
      });
      await user.click(element);
      // The schema of a form.
      await act(() => vi.dynamicImportSettled());
    },
  };
}
