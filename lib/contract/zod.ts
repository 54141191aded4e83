import { z } from 'zod';

// The browser's Content-Security-Policy forbids eval, which zod would probe for; the server keeps the faster path.
if (typeof window !== 'undefined') z.config({ jitless: true });

export { z };
