// Writes lib/client/first-acts/script.gen.ts: loader.ts, bundled and minified, as the text that each page contains.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const FOLDER = 'lib/client/first-acts';

/** The whole text of the written file. */
export async function firstActsModule(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [`${FOLDER}/loader.ts`],
    bundle: true,
    minify: true,
    format: 'iife',
    // An older browser shows the page and follows links.
    target: 'es2020',
    alias: { '@': resolve('.') },
    write: false,
  });
  const code = (outputFiles[0]?.text ?? '').trim().replace(/^"use strict";/, '');
  return [
    '// Written by `npm run first-acts` from loader.ts.',
    '/** Runs inline, before the scripts of the page have come. It is constant: nothing from a request stands in it. */',
    `export const firstActsScript = ${JSON.stringify(code)};\n`,
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(`${FOLDER}/script.gen.ts`, await firstActsModule());
}
