import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // The server in front of Next does it, better and for less.
  compress: false,
  // Nothing here uses it: pictures have their renditions. Left on, anybody could have the server scale pictures.
  images: { unoptimized: true },
  // Titles and Open Graph stand in the <head> for everybody, not only for the crawlers Next knows by name.
  htmlLimitedBots: /.*/,
  // `npm test` checks types by itself.
  typescript: { ignoreBuildErrors: true },
  // Pages are loaded when they are first asked for: the start is quicker, and an idle process a quarter smaller.
  experimental: { preloadEntriesOnStart: false },
  // Icons and drawings have no name of their content, so that a browser asks again after a day.
  headers: async () => [
    {
      source: '/:file(icons/.*|images/.*|favicon.ico)',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }],
    },
  ],
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
