import { config } from 'zod';

// The browser's Content-Security-Policy forbids eval, and zod would try it; the server keeps the faster path. Every
// file imports `z` from zod itself: if it were exported from here, bundlers would keep all of it, with its languages.
if (typeof window !== 'undefined') config({ jitless: true });
