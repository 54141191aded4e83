import 'server-only';
import pino from 'pino';

// Only these fields are written, so that no token, address or letter gets into the log by accident. Others do not
// compile.
const FIELDS = [
  'requestId',
  'endpoint',
  'method',
  'path',
  'status',
  'ms',
  'code',
  'err',
  'queries',
  'tags',
  'job',
  'jobId',
  'attempt',
  'count',
  'reason',
  'checks',
  'column',
  'row',
  'role',
  'rights',
  'userId',
  'fileId',
  'documentId',
  'orderId',
  'paymentId',
  'refundId',
  'payoutId',
  'lines',
  'gateway',
  'event',
  'events',
  'source',
  'together',
  'alone',
  'amount',
  'transfer',
] as const;
const ALLOWED: ReadonlySet<string> = new Set(FIELDS);

type LogFields = Partial<Record<(typeof FIELDS)[number], unknown>>;

interface Write {
  (message: string): void;
  (fields: LogFields, message: string): void;
}

/** Writes one JSON object per line on standard output: `log.info({ requestId, status, ms }, 'request')`. */
interface Log extends Record<'fatal' | 'error' | 'warn' | 'info' | 'debug', Write> {
  level: string;
}

type ErrorFields = { type: string; message: string; code?: string; stack?: string; cause?: ErrorFields };

/** An error without its other properties: those of `pg` quote the row, for example an e-mail address. */
function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: error.stack,
    ...(error.cause ? { cause: errorFields(error.cause) } : {}),
  };
}

// Straight from the environment: this must work before the settings are parsed, which then refuse a wrong value.
function firstLevel(asked = ''): string {
  return Object.hasOwn(pino.levels.values, asked) || asked === 'silent' ? asked : 'info';
}

/** The app's log. The level is LOG_LEVEL. */
export const log: Log = pino({
  level: firstLevel(process.env.LOG_LEVEL),
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: errorFields },
  formatters: {
    level: (label) => ({ level: label }),
    log: (fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => ALLOWED.has(name))),
  },
});
