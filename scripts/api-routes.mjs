// esbuild plugin: `qeema:api-routes` is the table of app/api/**/route.ts for the launcher's own server.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, sep } from 'node:path';

/** @param {string} root of the project */
export function apiRoutes(root) {
  return {
    name: 'api-routes',
    /** @param {import('esbuild').PluginBuild} build */
    setup(build) {
      build.onResolve({ filter: /^qeema:api-routes$/ }, ({ path }) => ({ path, namespace: 'api-routes' }));
      build.onLoad({ filter: /.*/, namespace: 'api-routes' }, async () => ({
        contents: await tableSource(root),
        resolveDir: root,
        loader: 'js',
      }));
    },
  };
}

/** @param {string} root */
async function tableSource(root) {
  const found = await Array.fromAsync(glob('app/api/**/route.ts', { cwd: root }));
  // The HTTP listener itself refuses unknown routes; that file does it for `next dev`.
  const files = found.filter((file) => !file.includes('[...missing]')).sort();
  if (files.length === 0) throw new Error('no app/api/**/route.ts was found');
  const imports = [];
  const entries = [];
  for (const [index, file] of files.entries()) {
    const path = JSON.stringify(`/${dirname(file).slice('app/'.length).split(sep).join('/')}`);
    if (isLeftToNext(file, root)) {
      entries.push(`{ path: ${path} }`);
    } else {
      imports.push(`import * as route${index} from ${JSON.stringify(`./${file.split(sep).join('/')}`)};`);
      entries.push(`{ path: ${path}, module: route${index} }`);
    }
  }
  return `${imports.join('\n')}\nexport const routes = [${entries.join(',\n')}];\n`;
}

/**
 * @param {string} file
 * @param {string} root
 */
function isLeftToNext(file, root) {
  const text = readFileSync(`${root}/${file}`, 'utf8');
  return /\[\.\.\./.test(file) || /^export const servedBy = 'next'/m.test(text);
}
