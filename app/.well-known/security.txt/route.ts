import { clock } from '@/lib/server/clock';
import { securityTxt } from '@/lib/server/security-txt';

/** Address and contact are known when the app runs, not when it is built. */
export const dynamic = 'force-dynamic';

export function GET(): Response {
  return new Response(securityTxt(clock.now()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' },
  });
}
