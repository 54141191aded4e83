import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RefusedCard } from '@/components/orders/refused-card';
import { CARD_REFUSALS } from '@/lib/shared/card-refusals';
import { renderPage } from '@/tests/setup/render';

it('each reason of a bank has words of its own, and says what helps', () => {
  const seen = CARD_REFUSALS.map((failure) => {
    const { container, unmount } = renderPage(<RefusedCard failure={failure} />);
    const words = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    unmount();
    return words;
  });
  expect(seen.map((words) => words.length)).toEqual(CARD_REFUSALS.map(() => 2));
  expect(new Set(seen.flat()).size).toBe(2 * CARD_REFUSALS.length);
  expect(seen.flat().join()).not.toMatch(/failure|advice/);
});

it('a payment page whose time was over is told, and nothing else is', () => {
  renderPage(<RefusedCard failure="expired" />);
  expect(screen.getByText('انتهت مهلة الدفع.')).toBeInTheDocument();
  const { container } = renderPage(<RefusedCard failure="another_way" />);
  expect(container).toBeEmptyDOMElement();
});
