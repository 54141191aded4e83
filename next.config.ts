import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  // Titles and Open Graph stand in the <head> for everybody, not only for the crawlers Next knows by name.
  htmlLimitedBots: /.*/,
  // `npm test` checks types and style itself, before it builds.
  typescript: { ignoreBuildErrors: true },
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
