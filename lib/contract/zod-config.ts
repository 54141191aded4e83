import { config } from 'zod';

// The browser's Content-Security-Policy forbids eval, which zod would probe for; the server keeps the faster path.
// `z` itself is imported from zod everywhere: handed on from here, bundlers would keep all of it, its languages too.
if (typeof window !== 'undefined') config({ jitless: true });
