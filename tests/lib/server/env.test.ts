import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { derivedSecret, parseEnv } from '@/lib/server/env';
import { settingsSchema } from '@/lib/server/settings';
import { StartupError } from '@/lib/server/startup-error';

const SECRET = 'x'.repeat(32);

describe('a wrong setting is refused in one line that names it', () => {
  test.each([
    ['PORT', 'http'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['APP_URL', 'qeema.example'],
    ['APP_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://localhost/qeema'],
    ['DATABASE_POOL', '-1'],
    ['DEMO', 'yes'],
    ['AUTH_SECRET', 'short'],
    ['ENCRYPTION_KEY', `${SECRET},short`],
    ['AUTH_COOKIE_DOMAIN', 'https://qeema.example'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['GOOGLE_ISSUER', 'http://accounts.example'],
    ['GOOGLE_ISSUER', 'http://127.0.0.1.evil.example'],
    ['NEXT_PUBLIC_API_URL', '//evil.example'],
    ['PAYMENT_GATEWAYS', 'paypal'],
    ['PAYMENT_GATEWAYS', 'sandbox,paypal'],
    ['STRIPE_SECRET_KEY', 'pk_test_public'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['STRIPE_API_PROTOCOL', 'ftp'],
    ['BANK_SWIFT', 'NBOK'],
    ['PLATFORM_FEE_BPS', '10001'],
    ['PAYOUT_HOLD_DAYS', '1.5'],
    ['PAYOUT_TWO_OPERATORS_FROM', '-1'],
    ['PAYER_ACCOUNT', 'SA 03 8000'],
    ['PAYER_SWIFT', 'short'],
    ['SMTP_URL', 'mail.example'],
    ['SECURITY_CONTACT', 'security@qeema.example'],
    ['SECURITY_CONTACT', 'mailto:a@b.example\nContact: mailto:c@d.example'],
    ['SMS_PROVIDER', 'pigeon'],
    ['CDN_PURGE_URL', 'cdn.example/purge'],
    ['SMS_API_URL', 'api.twilio.com'],
    ['SMS_FROM', '0501234567890123'],
    ['SMS_PER_HOUR', '0'],
    ['SMS_PER_HOUR_COUNTRY', 'many'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,proxy.local'],
    ['TEST_CLOCK', 'tomorrow'],
    ['TEST_CLOCK', '2028-02-29'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    const parse = () => parseEnv({ [name]: value });
    expect(parse).toThrow(StartupError);
    expect(parse).toThrow(new RegExp(`^Setting ${name}: must [^\\n]+$`));
  });

  test('an external database without a secret or an encryption key', () => {
    expect(() => parseEnv({ DATABASE_URL: 'postgresql://localhost/qeema' })).toThrow(
      /^Setting AUTH_SECRET: needed when DATABASE_URL is set/,
    );
    expect(() => parseEnv({ DATABASE_URL: 'postgresql://localhost/qeema', AUTH_SECRET: SECRET })).toThrow(
      /^Setting ENCRYPTION_KEY: needed when DATABASE_URL is set/,
    );
  });
});

describe('at an address that others reach', () => {
  const APP_URL = 'https://qeema.example';

  test.each([
    ['an https address and nothing else', { APP_URL }],
    [
      'an https address and an external database',
      {
        APP_URL,
        DATABASE_URL: 'postgresql://localhost/qeema',
        AUTH_SECRET: SECRET,
        ENCRYPTION_KEY: SECRET,
      },
    ],
    ['an http address', { APP_URL: 'http://192.0.2.7:3000' }],
    ['an address that only begins like this machine', { APP_URL: 'http://127.0.0.1.evil.example' }],
    ['a host that is not this machine, without an address', { HOST: '0.0.0.0' }],
    [
      'a host that is not this machine, with a local address',
      { HOST: '::', APP_URL: 'http://localhost:3000' },
    ],
  ])('the app refuses to start without a way to pay: %s', (_, given) => {
    expect(() => parseEnv(given)).toThrow(
      /^Setting PAYMENT_GATEWAYS: nothing to pay by: set [^\n]+ DEMO=1 [^\n]+$/,
    );
  });

  test('the app refuses to start with the sandbox chosen', () => {
    expect(() => parseEnv({ APP_URL, PAYMENT_GATEWAYS: 'sandbox' })).toThrow(
      /^Setting PAYMENT_GATEWAYS: must not name sandbox where others can come[^\n]+$/,
    );
  });

  test('the demo and the sandbox are there only with DEMO=1', () => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(parseEnv({ APP_URL, ...stripe })).toMatchObject({ DEMO: false, PAYMENT_GATEWAYS: ['stripe'] });
    expect(parseEnv({ APP_URL, DEMO: '1' })).toMatchObject({ DEMO: true, PAYMENT_GATEWAYS: ['sandbox'] });
  });

  test('a key of Stripe’s test mode is refused, except with DEMO=1', () => {
    const stripe = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(() => parseEnv({ APP_URL, ...stripe })).toThrow(
      /^Setting STRIPE_SECRET_KEY: a key of test mode[^\n]+$/,
    );
    expect(parseEnv({ APP_URL, DEMO: '1', ...stripe, PAYMENT_GATEWAYS: 'stripe' }).PAYMENT_GATEWAYS).toEqual([
      'stripe',
    ]);
  });

  test.each(['http://localhost:3000', 'http://qeema.localhost', 'http://127.0.0.2', 'http://[::1]:3000'])(
    'but %s is this machine',
    (local) => {
      expect(parseEnv({ APP_URL: local })).toMatchObject({ DEMO: true, PAYMENT_GATEWAYS: ['sandbox'] });
    },
  );
});

describe('the sandbox gateway, which takes no real money,', () => {
  const live = { DATABASE_URL: 'postgresql://localhost/qeema', AUTH_SECRET: SECRET, ENCRYPTION_KEY: SECRET };
  const bank = { BANK_ACCOUNT_HOLDER: 'Q', BANK_NAME: 'B', BANK_ACCOUNT: 'GB33BUKB20201555555555' };
  const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

  test.each([
    ['no other gateway is set up', live, ['sandbox']],
    ['bank transfers are set up', { ...live, ...bank }, ['bank_transfer']],
    ['Stripe is set up', { ...live, ...stripe }, ['stripe']],
    ['both are set up', { ...live, ...stripe, ...bank }, ['stripe', 'bank_transfer']],
    [
      'bank transfers are set up with the embedded database, without the demo',
      { DEMO: '0', ...bank },
      ['bank_transfer'],
    ],
    ['bank transfers are set up in a demo', bank, ['sandbox', 'bank_transfer']],
  ])('is offered only alone or in a demo: %s', (_, given, on) => {
    expect(parseEnv(given).PAYMENT_GATEWAYS).toEqual(on);
  });

  test('is refused beside Stripe even when it is chosen, except in a demo', () => {
    const chosen = { ...live, ...stripe, PAYMENT_GATEWAYS: 'sandbox,stripe' };
    expect(() => parseEnv(chosen)).toThrow(/^Setting PAYMENT_GATEWAYS: must not name sandbox beside/);
    expect(parseEnv({ ...chosen, DEMO: '1' }).PAYMENT_GATEWAYS).toEqual(['stripe', 'sandbox']);
    expect(parseEnv({ ...live, PAYMENT_GATEWAYS: 'sandbox' }).PAYMENT_GATEWAYS).toEqual(['sandbox']);
  });
});

test('a Google client id without its secret is refused, and an issuer on this machine is accepted', () => {
  expect(() => parseEnv({ GOOGLE_CLIENT_ID: 'id' })).toThrow(/^Setting GOOGLE_CLIENT_SECRET: needed/);
  expect(() => parseEnv({ GOOGLE_CLIENT_SECRET: 'secret' })).toThrow(/^Setting GOOGLE_CLIENT_ID: needed/);
  for (const GOOGLE_ISSUER of ['http://localhost:4000', 'http://127.0.0.1:4000', 'https://id.example']) {
    expect(parseEnv({ GOOGLE_ISSUER }).GOOGLE_ISSUER).toBe(GOOGLE_ISSUER);
  }
});

describe('another time than the true one', () => {
  const TEST_CLOCK = '2028-02-29T12:00:00Z';

  test('is allowed on this machine', () => {
    const settings = { TEST_CLOCK, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(parseEnv(settings).TEST_CLOCK).toEqual(new Date(TEST_CLOCK));
  });

  test.each([
    ['where others can come', { APP_URL: 'https://qeema.example', DEMO: '1' }],
    [
      'with a database on another machine',
      { DATABASE_URL: 'postgresql://db.example/qeema', AUTH_SECRET: SECRET, ENCRYPTION_KEY: SECRET },
    ],
    ['with a real key of Stripe', { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }],
  ])('is refused %s', (_, settings) => {
    expect(() => parseEnv({ TEST_CLOCK, ...settings })).toThrow(/^Setting TEST_CLOCK: must not be set/);
  });
});

test('a provider of text messages needs its account, its key and a sender', () => {
  const given = { SMS_PROVIDER: 'twilio', SMS_ACCOUNT: 'AC1', SMS_TOKEN: 'key', SMS_FROM: '+15005550006' };
  for (const name of ['SMS_ACCOUNT', 'SMS_TOKEN', 'SMS_FROM'])
    expect(() => parseEnv({ ...given, [name]: '' })).toThrow(
      new RegExp(`^Setting ${name}: needed when SMS_PROVIDER`),
    );
  expect(parseEnv(given).SMS_PROVIDER).toBe('twilio');
});

describe('the defaults', () => {
  test('are for this machine and a demo when the database is embedded', () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_URL: 'http://localhost:3000',
      DATA_DIR: resolve('.data'),
      DEMO: true,
      PLATFORM_FEE_BPS: 1000,
    });
  });

  test('switch the demo off when the database is external', () => {
    const settings = parseEnv({
      DATABASE_URL: 'postgresql://localhost/qeema',
      AUTH_SECRET: SECRET,
      ENCRYPTION_KEY: SECRET,
    });
    expect(settings.DEMO).toBe(false);
  });

  test('listen on every address in a container, unless a host is set', () => {
    expect(parseEnv({}, true).HOST).toBe('0.0.0.0');
    expect(parseEnv({ HOST: '10.1.2.3', DEMO: '1' }, true).HOST).toBe('10.1.2.3');
  });

  test('use the port in the address, unless an address is set', () => {
    expect(parseEnv({ PORT: '8080' }).APP_URL).toBe('http://localhost:8080');
    const APP_URL = 'https://qeema.example/';
    expect(parseEnv({ APP_URL, DEMO: '1' }).APP_URL).toBe('https://qeema.example');
  });

  test('apply to an empty text too', () => {
    expect(parseEnv({ PORT: '', AUTH_SECRET: '', TRUSTED_PROXIES: '' })).toEqual(parseEnv({}));
  });
});

test('one secret gives a different key for each purpose', () => {
  expect(derivedSecret(SECRET, 'a')).not.toBe(derivedSecret(SECRET, 'b'));
  expect(derivedSecret(SECRET, 'a')).toMatch(/^[0-9a-f]{64}$/);
});

test('.env.example lists every setting with its default and a comment above it', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n');
  const listed = lines.filter((line) => /^[A-Z_]+=/.test(line)).map((line) => line.split(/=(.*)/s));
  expect(listed.map(([name]) => name)).toEqual(Object.keys(settingsSchema.shape));
  expect(parseEnv(Object.fromEntries(listed))).toEqual(parseEnv({}));
  for (const [index, line] of lines.entries()) {
    if (/^[A-Z_]+=/.test(line)) expect(lines[index - 1], `a reason above ${line}`).toMatch(/^# \S/);
  }
});
