import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // The server in front of Next compresses better and at less cost.
  compress: false,
  // Not used here: pictures have their renditions. Left on, anybody could make the server scale pictures.
  images: { unoptimized: true },
  // Titles and Open Graph are in the <head> for everybody, not only for the crawlers that Next knows by name.
  htmlLimitedBots: /.*/,
  // `npm test` checks types by itself.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Pages are loaded at their first request: the start is faster, and an idle process a quarter smaller.
    preloadEntriesOnStart: false,
    // scripts/build.mjs sets it from the second build of a clone on: most clones are built once (decisions/088).
    turbopackFileSystemCacheForBuild: process.env.QEEMA_BUILD_CACHE === '1',
    // Nothing reads the maps of pages: Next does not use them in production. They take a sixth of the compiler's time.
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    turbopackInputSourceMaps: process.env.NODE_ENV === 'development',
  },
  // Names of icons and drawings do not depend on their content, so a browser asks again after a day.
  headers: async () => [
    {
      source: '/:file(icons/.*|images/.*|favicon.ico)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
  ],
  // It makes no workers in pages.
  turbopack: { resolveAlias: { fflate: { browser: './lib/client/fflate-in-pages.ts' } } },
  serverExternalPackages: [
    '@node-rs/argon2',
    '@resvg/resvg-js',
    'graphile-worker',
    'kysely',
    'nodemailer',
    'pdf-lib',
    'pg',
    'pino',
    'sharp',
  ],
};

export default config;
