import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '@/components/ui/icon';
import { playerIcons } from '@/components/ui/icons/player-icons';
import { icons } from '@/components/ui/icons/registry';
import { textIcons } from '@/components/ui/icons/text-icons';

/** Icons that point along the reading direction; all others stay as they are (arabic.md, rules 5 and 6). */
const MIRRORED = [
  'back',
  'bullets',
  'chevron-back',
  'chevron-forward',
  'external',
  'forward',
  'list',
  'logout',
  'redo',
  'reply',
  'send',
  'undo',
];

test('only icons that point along the reading direction are mirrored', () => {
  const mirrored = Object.entries({ ...icons, ...playerIcons, ...textIcons }).filter(
    ([, shape]) => 'mirror' in shape && shape.mirror,
  );
  expect(mirrored.map(([name]) => name).sort()).toEqual(MIRRORED);
});

test.each(['play', 'pause', 'check', 'close', 'bookmark', 'clock', 'search'] as const)(
  'the icon %s is never mirrored',
  (name) => {
    expect(icons[name].mirror).toBeUndefined();
  },
);

test('an icon without a label is hidden from screen readers, and one with a label is an image', () => {
  const { container } = render(<Icon name="send" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('svg')).toHaveClass('mirror');
  render(<Icon name="star" label="نجمة" />);
  expect(screen.getByRole('img', { name: 'نجمة' })).not.toHaveClass('mirror');
});
