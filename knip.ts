import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
// What scripts/run.mjs is told to run.
const run = Object.values(scripts).flatMap((command) => /scripts[/]run[.]mjs (\S+)/.exec(command)?.[1] ?? []);

/**
 * `npm test -- unused`: files, exports and packages that nothing uses. Imports are followed from the entries below,
 * from the commands of package.json, and from what knip knows of Next, Vitest and Playwright. What stands here is used
 * in a way that cannot be seen in an import; each has its reason.
 */
const config: KnipConfig = {
  project: ['**/*.{ts,tsx,mjs,js,css}', 'app/.well-known/**/*.ts'],
  entry: [
    ...run,
    // Steps of scripts/checks/steps.ts and scripts/build.mjs, and what vitest and Playwright report with.
    'scripts/{build,file-lengths,import-directions,plain-english}.mjs',
    'scripts/checks/{playwright,vitest}-report.ts',
    'lib/server/serving/{main,pages/worker}.ts',
    // Routes as others; globs leave out folders that begin with a dot.
    'app/.well-known/*/route.ts',
    // Bundled by scripts/first-acts.ts into the text of lib/client/first-acts/script.gen.ts.
    'lib/client/first-acts/loader.ts',
    // Take the place of modules that are not to run, or not as they are: scripts/bundle.mjs, vitest.config.ts.
    'scripts/empty.mjs',
    'tests/setup/seeded-fast-check.ts',
    // Bundled and run in processes of their own by tests/model/actors.ts.
    'tests/model/actor.ts',
    // Run in a process of their own, by their path.
    'lib/server/files/draw-svg.mjs',
    'lib/server/kinds/bookings/busy/read-calendar.mjs',
    'lib/server/recordings/read-recording.mjs',
    'tests/load/bare-server.ts',
    'tests/setup/{hold-server,kinds-with-seats,past-month,write-log}.ts',
    // Run by hand when their sources change; what they make is committed.
    'scripts/{cut-fonts,draw-brand}.mjs',
    'scripts/reference/{arabic-names,cities,zone-cities}.mjs',
    // Loaded by the browser.
    'public/**/*.{js,css}',
  ],
  // Stylesheets are files as others; those that `composes` names are imports.
  compilers: {
    css: (text: string) =>
      [...text.matchAll(/composes: .+ from (".+")/g)].map(([, file]) => `import ${file};`).join('\n'),
  },
  ignoreIssues: {
    // Generated: everything that there is, used or not.
    'lib/client/endpoints.gen.ts': ['exports'],
    'lib/client/endpoints/**': ['exports'],
    'lib/server/db/types.gen.ts': ['types'],
  },
  ignoreDependencies: [
    // Read by their path: fonts to draw with, the checkers of HTML and of the API's description, and verses to search.
    '@expo-google-fonts/*',
    '@fontsource-variable/readex-pro',
    '@redocly/cli',
    'quran-json',
    'vnu-jar',
    // The parser that scripts/import-directions.mjs names.
    '@swc/core',
  ],
  // Of the system: java runs vnu-jar.
  ignoreBinaries: ['java'],
};

export default config;
