import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { messageFiles } from '@/scripts/message-files';

const FOLDER = 'lib/i18n/messages';

test('the generated files match the table of groups, in both languages', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(FOLDER, path), 'utf8')] as const);
  expect(new Map(files)).toEqual(messageFiles());
});
