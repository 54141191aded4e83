import { expect, test } from 'vitest';
import { tokenCss } from '@/lib/theme/css-variables';

test('tokens.css is current', async () => {
  await expect(tokenCss()).toMatchFileSnapshot('../../../lib/theme/tokens.css');
});
