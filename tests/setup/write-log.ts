// Writes its argument to the app's log, as its own process: the log goes straight to standard output.
import { log } from '@/lib/server/log';

const { fields, message, error } = JSON.parse(process.argv[2] ?? '{}');
log.level = 'info';
log.warn(
  { ...fields, err: Object.assign(new Error(error), { detail: 'Key (email)=(a@b.example)' }) },
  message,
);
