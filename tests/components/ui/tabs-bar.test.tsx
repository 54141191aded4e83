import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { nextIndex, TabsBar } from '@/components/ui/tabs-bar';
import { renderPage } from '@/tests/setup/render';

const items = [
  { value: 'a', label: 'أ' },
  { value: 'b', label: 'ب' },
  { value: 'c', label: 'ج' },
];

test.each([
  ['ArrowLeft', 0, 'rtl', 1],
  ['ArrowRight', 0, 'rtl', 2],
  ['ArrowRight', 0, 'ltr', 1],
  ['ArrowLeft', 0, 'ltr', 2],
  ['Home', 2, 'rtl', 0],
  ['End', 0, 'rtl', 2],
  ['KeyA', 0, 'rtl', null],
] as const)('the key %s on tab %i in %s leads to tab %s', (code, index, dir, next) => {
  expect(nextIndex(code, index, 3, dir)).toBe(next);
});

test('in Arabic, the left arrow goes to the next tab and chooses it', async () => {
  const onChange = vi.fn();
  const { user } = renderPage(
    <TabsBar items={items} value="a" label="أقسام" onChange={onChange}>
      قائمة
    </TabsBar>,
  );
  await user.tab();
  expect(screen.getByRole('tab', { name: 'أ' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'ب' })).toHaveFocus();
  expect(onChange).toHaveBeenLastCalledWith('b');
});

test('tabs with an address are links', () => {
  renderPage(
    <TabsBar items={items.map((item) => ({ ...item, href: `/x?tab=${item.value}` }))} value="b" label="أقسام">
      قائمة
    </TabsBar>,
  );
  const tab = screen.getByRole('tab', { name: 'ب' });
  expect(tab).toHaveAttribute('href', '/x?tab=b');
  expect(tab).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'أ' })).toHaveAttribute('tabindex', '-1');
});

test('the content under the tabs belongs to the chosen one', () => {
  renderPage(
    <TabsBar items={items} value="b" label="أقسام">
      قائمة
    </TabsBar>,
  );
  const panel = screen.getByRole('tabpanel', { name: 'ب' });
  expect(panel).toHaveTextContent('قائمة');
  expect(screen.getByRole('tab', { name: 'ب' })).toHaveAttribute('aria-controls', panel.id);
  expect(screen.getByRole('tab', { name: 'أ' })).toHaveAttribute('aria-controls', panel.id);
});
