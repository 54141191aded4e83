// Import directions (.dependency-cruiser.cjs); fails when it scans too little, because a checker that reads nothing is green.
import { spawnSync } from 'node:child_process';

const LEAST_MODULES = 300;
const args = [
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'json',
  'app',
  'components',
  'hooks',
  'lib',
  'middleware.ts',
];
const { stdout, stderr } = spawnSync('node_modules/.bin/depcruise', args, {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
if (!stdout) throw new Error(stderr);
const { modules, summary } = JSON.parse(stdout);
const own = modules.filter(
  ({ source, dependencies }) => /^(app|components|hooks|lib)\//.test(source) && dependencies,
);
const arrows = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
if (own.length < LEAST_MODULES || arrows < own.length)
  throw new Error(`only ${own.length} modules and ${arrows} imports were read`);
for (const { rule, from, to, cycle } of summary.violations) {
  console.error(`${rule.name}: ${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`);
}
console.log(`${own.length} modules, ${arrows} imports, ${summary.violations.length} against the rules`);
process.exit(summary.violations.length > 0 ? 1 : 0);
