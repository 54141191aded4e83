import 'server-only';
import { hkdfSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { type GATEWAYS, settingsSchema } from '@/lib/server/settings';
import { StartupError } from '@/lib/server/startup-error';

/** The parsed settings; some may still be missing until the launcher has started the embedded server. */
export type Settings = z.output<typeof settingsSchema> & {
  APP_URL: string;
  DATABASE_PREPARE: boolean;
  DEMO: boolean;
  PAYMENT_GATEWAYS: (typeof GATEWAYS)[number][];
};

/** The settings as the running app sees them: nothing is missing any more. */
export type Env = Settings & {
  DATABASE_URL: string;
  AUTH_SECRET: string;
  ENCRYPTION_KEY: string;
  SANDBOX_WEBHOOK_SECRET: string;
};

/**
 * Parses settings (usually `process.env`) without touching anything else.
 * @param record names to texts; an empty text counts as not set
 * @param inContainer whether to listen on all addresses by default, because nobody can reach a container's loopback
 * @throws StartupError naming the first wrong setting and what it should be
 */
export function parseEnv(record: Record<string, string | undefined>, inContainer = false): Settings {
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value !== ''));
  const parsed = settingsSchema.safeParse({ HOST: inContainer ? '0.0.0.0' : undefined, ...given });
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartupError(`Setting ${issue?.path.join('.')}: ${issue?.message} (see .env.example)`);
  }
  const settings = parsed.data;
  for (const name of ['AUTH_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (settings.DATABASE_URL && !settings[name])
      throw new StartupError(`Setting ${name}: needed when DATABASE_URL is set (see .env.example)`);
  }
  if (settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL)
    throw new StartupError('Setting DATABASE_URL: needed with DATABASE_DIRECT_URL (see .env.example)');
  for (const name of ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'] as const) {
    if (settings.SMS_PROVIDER === 'twilio' && !settings[name])
      throw new StartupError(`Setting ${name}: needed when SMS_PROVIDER is twilio (see .env.example)`);
  }
  if (Boolean(settings.GOOGLE_CLIENT_ID) !== Boolean(settings.GOOGLE_CLIENT_SECRET)) {
    const missing = settings.GOOGLE_CLIENT_ID ? 'GOOGLE_CLIENT_SECRET' : 'GOOGLE_CLIENT_ID';
    throw new StartupError(`Setting ${missing}: needed for signing in with Google (see .env.example)`);
  }
  if (settings.STRIPE_SECRET_KEY && !settings.STRIPE_WEBHOOK_SECRET)
    throw new StartupError('Setting STRIPE_WEBHOOK_SECRET: needed with STRIPE_SECRET_KEY (see .env.example)');
  const APP_URL = settings.APP_URL ?? `http://localhost:${settings.PORT}`;
  // An app that listens on all addresses can be reached by others, whatever address is set. In a container that is the
  // default, because nobody can reach its loopback: the person who publishes its port decides who gets there
  // (.env.example).
  const isHere = isOfThisMachine(new URL(APP_URL).hostname) && isOfThisMachine(given.HOST ?? 'localhost');
  const isDemo = settings.DEMO ?? (isHere && !settings.DATABASE_URL);
  const isOwnStore = !settings.DATABASE_URL || isOfThisMachine(new URL(settings.DATABASE_URL).hostname);
  if (settings.TEST_CLOCK !== 'today' && !(isHere && isOwnStore && !isRealKey(settings.STRIPE_SECRET_KEY)))
    throw new StartupError(
      'Setting TEST_CLOCK: must not be set on a public host, with a database elsewhere or with a live Stripe key (see .env.example)',
    );
  return {
    ...settings,
    PAYMENT_GATEWAYS: gatewaysOf(settings, { isDemo, isHere }),
    APP_URL,
    DATABASE_PREPARE: settings.DATABASE_PREPARE ?? !settings.DATABASE_DIRECT_URL,
    DEMO: isDemo,
    DATA_DIR: resolve(settings.DATA_DIR),
  };
}

const NEEDED = {
  sandbox: [],
  stripe: ['STRIPE_SECRET_KEY'],
  bank_transfer: ['BANK_ACCOUNT_HOLDER', 'BANK_NAME', 'BANK_ACCOUNT'],
} as const;

/** Whether only this machine can reach a host: there, public passwords and play money do no harm. */
function isOfThisMachine(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);
}

/** Returns whether a key belongs to Stripe's test mode, whose cards are play money. */
export const isTestKey = (key: string | undefined): boolean => /^(sk|rk)_test_/.test(key ?? '');

const isRealKey = (key: string | undefined): boolean => key !== undefined && !isTestKey(key);

/**
 * The gateways that are on: those that were chosen, or those that are set up. The sandbox takes no money, so its sales
 * give products away, and pay their sellers real money: it is for a demo, or where nobody else can reach the app.
 * @throws StartupError where no way to pay would be left
 */
function gatewaysOf(
  settings: z.output<typeof settingsSchema>,
  { isDemo, isHere }: { isDemo: boolean; isHere: boolean },
): Settings['PAYMENT_GATEWAYS'] {
  for (const gateway of settings.PAYMENT_GATEWAYS ?? []) {
    const missing = NEEDED[gateway].find((name) => !settings[name]);
    if (missing) throw new StartupError(`Setting ${missing}: needed for ${gateway} (see .env.example)`);
  }
  const real = (['stripe', 'bank_transfer'] as const).filter((gateway) =>
    NEEDED[gateway].every((name) => settings[name]),
  );
  const mayPlay = isDemo || isHere;
  const hasSandbox = mayPlay && !real.includes('stripe') && (isDemo || real.length === 0);
  const on = settings.PAYMENT_GATEWAYS ?? (hasSandbox ? ['sandbox' as const, ...real] : real);
  if (on.length === 0)
    throw new StartupError(
      'Setting PAYMENT_GATEWAYS: nothing to pay by: set STRIPE_SECRET_KEY, or BANK_ACCOUNT_HOLDER, BANK_NAME and BANK_ACCOUNT, or DEMO=1 for a demo with public passwords (see .env.example)',
    );
  if (!mayPlay && on.includes('sandbox'))
    throw new StartupError(
      'Setting PAYMENT_GATEWAYS: must not name sandbox where others can come, but with DEMO=1 (see .env.example)',
    );
  if (!mayPlay && on.includes('stripe') && isTestKey(settings.STRIPE_SECRET_KEY))
    throw new StartupError(
      'Setting STRIPE_SECRET_KEY: a key of test mode takes no money: it must not be used where others can come, but with DEMO=1',
    );
  if (!isDemo && on.length > 1 && on.includes('sandbox'))
    throw new StartupError('Setting PAYMENT_GATEWAYS: must not name sandbox beside another, but with DEMO=1');
  return on;
}

/** Reads `.env` where there is one; variables of the environment count more. */
export function loadDotEnv(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** True inside Docker, Podman and Kubernetes. */
export function isContainer(): boolean {
  return (
    existsSync('/.dockerenv') ||
    existsSync('/run/.containerenv') ||
    Boolean(process.env.KUBERNETES_SERVICE_HOST)
  );
}

// The launcher's bundle and Next's bundle share a process but not their modules.
const shared = globalThis as typeof globalThis & { qeemaEnv?: Env };

/**
 * The settings of the running app, parsed once. Before the first call, the launcher (or `npm run dev`, or the tests)
 * has put the embedded server's address and secret into `process.env`.
 * @throws StartupError when a setting is wrong or the app was started in another way without a DATABASE_URL
 */
export function env(): Env {
  shared.qeemaEnv ??= complete(parseEnv(process.env, isContainer()));
  return shared.qeemaEnv;
}

function complete(settings: Settings): Env {
  const { DATABASE_URL, AUTH_SECRET, ENCRYPTION_KEY } = settings;
  if (!DATABASE_URL || !AUTH_SECRET || !ENCRYPTION_KEY) {
    throw new StartupError('No DATABASE_URL: start the app with `npm start` or `npm run dev`');
  }
  return {
    ...settings,
    DATABASE_URL,
    AUTH_SECRET,
    ENCRYPTION_KEY,
    SANDBOX_WEBHOOK_SECRET: settings.SANDBOX_WEBHOOK_SECRET ?? derivedSecret(AUTH_SECRET, 'sandbox-webhook'),
  };
}

/** A secret for one purpose (RFC 5869), so that no key has two uses. 64 hex digits. */
export function derivedSecret(secret: string, purpose: string): string {
  return Buffer.from(hkdfSync('sha256', secret, '', `qeema ${purpose}`, 32)).toString('hex');
}
