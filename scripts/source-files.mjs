import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

const FOLDERS = ['app', 'components', 'hooks', 'lib', 'scripts', 'tests'];
const ENDINGS = /[.](ts|tsx|mjs|css)$/;

/**
 * Our own source files, relative to the root, with `/` on every system.
 * @param {string} root
 * @param {string[]} folders all of ours unless given
 * @param {RegExp} endings of the files' names
 * @returns {string[]}
 */
export function sourceFiles(root, folders = FOLDERS, endings = ENDINGS) {
  return folders
    .flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true }).map((name) =>
        `${folder}/${name}`.split(sep).join('/'),
      ),
    )
    .filter((file) => endings.test(file));
}
