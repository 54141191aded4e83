import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RefundHint } from '@/components/refunds/refund-hint';
import { renderPage } from '@/tests/setup/render';

test.each([
  ['buyer', 'requested', 'القرار للبائع أو لفريق قيمة.'],
  ['seller', 'requested', 'القرار لك أو لفريق قيمة.'],
  ['operator', 'requested', 'القرار للبائع أو لفريق قيمة.'],
  ['buyer', 'declined', 'يبقى لك ما اشتريته.'],
  ['seller', 'declined', 'يبقى للمشتري ما اشتراه.'],
] as const)('says to the %s who decides and what stays: %s', (reader, status, words) => {
  renderPage(<RefundHint status={status} reader={reader} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});
