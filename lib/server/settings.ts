import { isIP } from 'node:net';
import { z } from 'zod';

/** '1' and '0', as in `DEMO=1`. */
const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be a whole number from ${least} to ${most}`);

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://qeema.example' })
  .transform((value) => value.replace(/\/+$/, ''));

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'must be an address such as postgresql://user:password@host:5432/qeema');

/** Codes and tokens go over it, so plain http is only for a provider on this machine, as in tests. */
const issuerUrl = httpUrl.refine((value) => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}, 'must begin with https://');

const secret = z.string().min(32, 'must have at least 32 characters (openssl rand -hex 32)');

/** Secrets separated by commas; the first one is in use. */
const secretList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => part.length >= 32),
    'must be secrets of at least 32 characters, the one in use first (openssl rand -hex 32)',
  )
  .transform((parts) => parts.join(','));

const swiftCode = z
  .string()
  .regex(
    /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
    'must be a SWIFT code of 8 or 11 characters, such as RJHISARI',
  );

/** In the order in which buyers see them. */
export const GATEWAYS = ['stripe', 'sandbox', 'bank_transfer'] as const;

/** Names of payment gateways separated by commas. */
const gatewayList = z
  .string()
  .transform((value) => [...new Set(value.split(',').map((part) => part.trim()))])
  .refine(
    (parts) => parts.every((part) => GATEWAYS.some((name) => name === part)),
    `must be names separated by commas: ${GATEWAYS.join(', ')}`,
  )
  .transform((parts) => GATEWAYS.filter((name) => parts.includes(name)));

/** Addresses and networks (`10.0.0.0/8`), separated by commas. */
const addressList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every((part) => /^[^/]+(\/\d{1,3})?$/.test(part) && isIP(part.split('/')[0] ?? '')),
    'must be addresses or networks separated by commas, such as 10.0.0.0/8,::1',
  );

/** An instant, or the true time. */
const testClock = z.union(
  [z.literal('today'), z.iso.datetime({ offset: true }).transform((instant) => new Date(instant))],
  'must be today, or an instant such as 2028-02-29T12:00:00Z',
);

/**
 * Every setting, once. `.env.example` says the same for people; a test keeps the two equal. Defaults that depend on
 * another setting (APP_URL, DATABASE_PREPARE, DEMO, AUTH_SECRET, ENCRYPTION_KEY, PAYMENT_GATEWAYS,
 * SANDBOX_WEBHOOK_SECRET) are filled in by `env.ts`.
 */
export const settingsSchema = z.object({
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: httpUrl.optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(5),
  DATA_DIR: z.string().default('.data'),
  FFMPEG_PATH: z
    .string()
    .regex(/^(\/|[A-Za-z]:\\)/, 'must be a whole path such as /usr/bin/ffmpeg')
    .optional(),
  STORAGE_PER_ACCOUNT_GB: wholeNumber(1, 1_000_000).default(20),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL: wholeNumber(1, 500).default(10),
  DATABASE_PREPARE: flag.optional(),
  DEMO: flag.optional(),
  AUTH_SECRET: secret.optional(),
  ENCRYPTION_KEY: secretList.optional(),
  AUTH_COOKIE_DOMAIN: z
    .string()
    .regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'must be a domain such as qeema.example')
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: issuerUrl.default('https://accounts.google.com'),
  NEXT_PUBLIC_API_URL: z
    .string()
    .regex(/^(\/(?!\/)|https?:\/\/)/, 'must be a path such as /api or an address')
    .default('/api'),
  PAYMENT_GATEWAYS: gatewayList.optional(),
  SETTLE_TOGETHER: flag.default(true),
  SANDBOX_WEBHOOK_SECRET: secret.optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must be a secret key (sk_…) or a restricted one (rk_…)')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+(,whsec_\w+)*$/, 'must be signing secrets (whsec_…) separated by commas')
    .optional(),
  STRIPE_API_HOST: z.string().default('api.stripe.com'),
  STRIPE_API_PORT: wholeNumber(1, 65_535).default(443),
  STRIPE_API_PROTOCOL: z.enum(['https', 'http'], 'must be https or http').default('https'),
  BANK_ACCOUNT_HOLDER: z.string().max(140).optional(),
  BANK_NAME: z.string().max(140).optional(),
  BANK_ACCOUNT: z.string().max(40).optional(),
  BANK_SWIFT: swiftCode.optional(),
  BANK_TRANSFER_DAYS: wholeNumber(1, 60).default(7),
  PLATFORM_FEE_BPS: wholeNumber(0, 10_000).default(1000),
  REVENUE_SHARE_BPS: wholeNumber(0, 10_000).default(3000),
  PAYOUT_HOLD_DAYS: wholeNumber(0, 365).default(7),
  PAYOUT_TWO_OPERATORS_FROM: wholeNumber(1, 1_000_000_000).default(100_000),
  IDENTITY_CHECK_REQUIRED: flag.default(true),
  HOUSE_NAME: z.string().max(140).optional(),
  HOUSE_ADDRESS: z.string().max(280).optional(),
  HOUSE_TAX_NUMBER: z.string().max(40).optional(),
  PAYER_NAME: z.string().max(70).default('Qeema'),
  PAYER_ACCOUNT: z
    .string()
    .regex(/^[A-Z0-9]{4,34}$/, 'must be an IBAN or account number without spaces')
    .optional(),
  PAYER_SWIFT: swiftCode.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must be an address such as smtp://user:password@host:587')
    .optional(),
  MAIL_FROM: z.string().default('Qeema <no-reply@localhost>'),
  SECURITY_CONTACT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'must be an address such as mailto:security@qeema.example or https://qeema.example/report',
    )
    .optional(),
  SMS_PROVIDER: z.enum(['outbox', 'twilio'], 'must be outbox or twilio').default('outbox'),
  SMS_API_URL: httpUrl.default('https://api.twilio.com'),
  SMS_ACCOUNT: z.string().optional(),
  SMS_TOKEN: z.string().optional(),
  SMS_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/, 'must be a number such as +15005550006')
    .optional(),
  SMS_PER_HOUR: wholeNumber(1, 1_000_000).default(1000),
  SMS_PER_HOUR_COUNTRY: wholeNumber(1, 1_000_000).default(300),
  CDN_PURGE_URL: httpUrl.optional(),
  CDN_PURGE_TOKEN: z.string().optional(),
  READS_PER_MINUTE: wholeNumber(60, 1_000_000_000).default(1800),
  TRUSTED_PROXIES: addressList.default([]),
  TEST_CLOCK: testClock.default('today'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
});
