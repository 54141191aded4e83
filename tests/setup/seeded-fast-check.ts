import { createRequire } from 'node:module';

// Takes the place of fast-check in tests (vitest.config.ts): the same TEST_SEED draws the same values again. Without
// one, each property has a seed of its own, which its failure names.
const { default: fc }: typeof import('fast-check') = createRequire(import.meta.url)('fast-check');
const seed = Number(process.env.TEST_SEED);
if (seed) fc.configureGlobal({ seed });

export default fc;
