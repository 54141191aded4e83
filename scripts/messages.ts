// Writes lib/i18n/messages from lib/i18n/message-groups.ts.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageFiles } from './message-files';

const FOLDER = 'lib/i18n/messages';

rmSync(FOLDER, { recursive: true, force: true });
for (const [path, text] of messageFiles()) {
  const file = join(FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
