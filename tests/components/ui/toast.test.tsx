import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useToast } from '@/hooks/use-toast';
import { renderPage } from '@/tests/setup/render';

beforeEach(() => {
  vi.useFakeTimers();
});

function Page() {
  const toast = useToast();
  return (
    <>
      <button type="button" onClick={() => toast('نُسخ الرابط')}>
        انسخ
      </button>
      <button type="button" onClick={() => toast('أُزيل التقويم')}>
        أزل
      </button>
    </>
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('a message is shown for four seconds, also where it follows another', async () => {
  renderPage(<Page />);
  press('انسخ');
  await pass(3900);
  expect(screen.getByText('نُسخ الرابط')).toBeVisible();
  press('أزل');
  expect(screen.queryByText('نُسخ الرابط')).toBeNull();
  await pass(3900);
  expect(screen.getByText('أُزيل التقويم')).toBeVisible();
  await pass(200);
  await pass(1000); // it fades
  expect(screen.queryByText('أُزيل التقويم')).toBeNull();
});

it('a message that comes again is shown for its whole time again', async () => {
  renderPage(<Page />);
  press('انسخ');
  await pass(3900);
  press('انسخ');
  await pass(3900);
  expect(screen.getByText('نُسخ الرابط')).toBeVisible();
});
