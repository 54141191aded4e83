import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

const FOLDERS = ['app', 'components', 'hooks', 'lib', 'scripts', 'tests'];

/**
 * Our own source files, relative to the root, with `/` on every system.
 * @param {string} root
 * @returns {string[]}
 */
export function sourceFiles(root) {
  return FOLDERS.flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true }).map((name) =>
      `${folder}/${name}`.split(sep).join('/'),
    ),
  ).filter((file) => /[.](ts|tsx|mjs|css)$/.test(file));
}
