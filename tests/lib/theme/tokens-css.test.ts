import { expect, test } from 'vitest';
import { tokenCss } from '@/lib/theme/css-variables';

test('the file tokens.css matches the tokens in the code', async () => {
  await expect(tokenCss()).toMatchFileSnapshot('../../../lib/theme/tokens.css');
});
