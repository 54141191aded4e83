import { paths } from '@/lib/shared/paths';

/** Password managers send their users here (W3C: A Well-Known URL for Changing Passwords). */
export function GET(): Response {
  return new Response(null, { status: 303, headers: { Location: paths.settings('main', 'signIn') } });
}
