// Checks the allowed imports (lib/README.md).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { folderCircles } from './folder-circles.mjs';
import { hiddenRepos } from './hidden-repos.mjs';
import { sourceFiles } from './source-files.mjs';
import { waysTo } from './ways-to.mjs';

const root = resolve(import.meta.dirname, '..');
const ROOTS = ['app', 'components', 'hooks', 'lib', 'middleware.ts', 'instrumentation.ts'];
// Entries of a folder that need each other. This list only shrinks.
const KNOWN_CIRCLES = [
  // ctx names the generated tables of the database, and a transaction of the database makes a ctx.
  ['lib/server/ctx.ts', 'lib/server/db', 'lib/server/personal-data-port.ts'],
  // A refund that failed leaves more for a dispute to take, and a dispute books as refunds do.
  ['lib/server/disputes', 'lib/server/refunds'],
];
// Far fewer would mean that the parser fell silent, as it does for TypeScript under the wrong compiler.
const LEAST_MODULES = 200;
const LEAST_IMPORTS = 600;

/** Files that say 'use client' as well, wherever they are. */
const IN_THE_BROWSER = /^(components|hooks|lib\/(client|theme|shared|contract))\//;
const REPO = '/repo([.]|-[a-z-]*[.])ts$';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  {
    name: '1 contract and shared are leaves',
    from: { path: '^lib/(contract|shared)/' },
    to: { path: '^(app|components|hooks|lib)/', pathNot: '^lib/(contract|shared)/' },
  },
  {
    name: '3 the server imports no UI and no client code',
    from: { path: '^lib/server/' },
    to: { path: '^(app|components|hooks|lib/client|lib/theme)/' },
  },
  {
    name: '4 routes import the contract, handle and services only',
    from: { path: '^app/api/' },
    to: {
      path: [
        '^(app|components|hooks|lib/client)/',
        REPO,
        '/(policy|present)[.]ts$',
        '^lib/server/(db|jobs|demo)/',
      ],
      pathNot: '^lib/server/db/health[.]ts$',
    },
  },
  {
    name: '4 pages import prefetch and services only',
    from: { path: '^app/', pathNot: '^app/api/' },
    to: {
      path: [REPO, '/(policy|present)[.]ts$', '^lib/server/(db|jobs|demo|adapters)/', '^app/api/'],
      // The sandbox gateway has a page of its own, and the sign-in page shows the demo's accounts.
      pathNot: ['^lib/server/adapters/payments/sandbox/page[.]ts$', '^lib/server/demo/accounts[.]ts$'],
    },
  },
  {
    name: '5 only repos, db, jobs and the demo touch tables',
    from: { path: '^lib/server/', pathNot: [REPO, '^lib/server/(db|jobs|demo)/', '^lib/server/ctx[.]ts$'] },
    to: { path: ['^node_modules/kysely/', '^lib/server/db/types[.]gen[.]ts$'] },
  },
  { name: '7 no cycles', from: {}, to: { circular: true } },
  {
    name: '8 components import no pages',
    from: { path: '^components/' },
    to: { path: '^app/' },
  },
  {
    name: '8 hooks import no components',
    from: { path: '^hooks/' },
    to: { path: '^(app|components)/' },
  },
  {
    name: '8 what hooks use imports no hooks',
    from: { path: '^lib/(client|theme|i18n)/' },
    to: { path: '^(app|components|hooks)/' },
  },
  {
    name: '9 cart, checkout and money know no kind of product',
    from: {
      path: [
        '^(components|hooks)/(cart|checkout|orders)/',
        '^lib/server/(cart|checkout|orders|payments|refunds|disputes|after-sale|products|entitlements)/',
      ],
    },
    to: { path: '^(components|hooks|lib/server)/kinds/(assessments|bookings|courses|files|quizzes)/' },
  },
  {
    name: '10 only the description of the API loads its words',
    from: { path: '^(app|components|hooks|lib)/', pathNot: '^lib/contract/openapi/|[.]docs[.]ts$' },
    to: { path: '^lib/contract/openapi/|[.]docs[.]ts$', pathNot: '^lib/contract/openapi/document[.]ts$' },
  },
].map((rule) => ({ ...rule, severity: 'error' }));

const { output } = await cruise(
  ROOTS,
  {
    ruleSet: { forbidden },
    validate: true,
    baseDir: root,
    // TypeScript 7 has no compiler interface; with it the default parser finds nothing and succeeds.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](css|json)$' },
    // No file changes meanwhile: each folder is looked at once.
    enhancedResolveOptions: { cachedInputFileSystem: { cacheDuration: 600_000 } },
  },
  { alias: { '@': root }, extensions: ['.ts', '.tsx', '.mjs', '.js'] },
);
report(output);

/**
 * Rule 2: what runs in the browser does not reach the server, over other modules neither.
 * @param {import('dependency-cruiser').IModule[]} modules
 */
function reachingTheServer(modules) {
  const clients = new Set(
    sourceFiles(root).filter((file) => /^['"]use client['"]/.test(readFileSync(resolve(root, file), 'utf8'))),
  );
  if (clients.size === 0) throw new Error("no file with 'use client' was found");
  return [...waysTo(modules, (source) => source.startsWith('lib/server/'))]
    .filter(([source]) => IN_THE_BROWSER.test(source) || clients.has(source))
    .map(
      ([source, way]) =>
        `${[source, ...way].join(' → ')}: 2 what runs in the browser does not reach the server`,
    );
}

/**
 * Circles that are not known, and known ones that are gone and must leave the list.
 * @param {ReturnType<typeof folderCircles>} circles
 */
function againstKnownCircles(circles) {
  const nameOf = (/** @type {readonly string[]} */ entries) => entries.join(', ');
  const known = new Set(KNOWN_CIRCLES.map(nameOf));
  const found = new Set(circles.map(({ entries }) => nameOf(entries)));
  return [
    ...circles
      .filter(({ entries }) => !known.has(nameOf(entries)))
      .flatMap(({ entries, imports }) => [`in a circle: ${nameOf(entries)}`, ...imports]),
    ...[...known].filter((entries) => !found.has(entries)).map((entries) => `no circle any more: ${entries}`),
  ];
}

/** @param {import('dependency-cruiser').ICruiseResult} result */
function report({ modules, summary }) {
  const ours = modules.filter(({ source }) => !source.startsWith('node_modules'));
  const imports = ours.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
  const lost = ours.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ couldNotResolve, module }) => couldNotResolve && /^([.]|@\/)/.test(module))
      .map(({ module }) => `${source} → ${module}: not found`),
  );
  const broken = [
    ...summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`),
    ...reachingTheServer(ours),
    ...againstKnownCircles(folderCircles(ours)),
    ...hiddenRepos(ours).map((line) => `${line}: 6 a domain enters another through its services`),
  ];
  for (const line of [...broken, ...lost]) console.log(line);
  console.log(`${ours.length} modules, ${imports} imports, ${broken.length + lost.length} against the rules`);
  if (ours.length < LEAST_MODULES || imports < LEAST_IMPORTS) {
    console.log(
      `fewer than ${LEAST_MODULES} modules or ${LEAST_IMPORTS} imports were seen: the check is blind`,
    );
    process.exitCode = 1;
  }
  if (broken.length + lost.length > 0) process.exitCode = 1;
}
