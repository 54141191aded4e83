import type { BuildOptions } from 'esbuild';

export function bundle(
  entry: string | Record<string, string>,
  outfile: string | undefined,
  more?: BuildOptions,
): Promise<void>;
