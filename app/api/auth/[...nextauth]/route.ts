import NextAuth from 'next-auth';
import { authOptions } from '@/lib/server/auth/options';

// next-auth reads Next's own request scope, so the launcher leaves these addresses to Next.
export const servedBy = 'next';

type RouteContext = { params: Promise<{ nextauth: string[] }> };

const handler = (request: Request, context: RouteContext) => NextAuth(authOptions())(request, context);

export { handler as GET, handler as POST };
