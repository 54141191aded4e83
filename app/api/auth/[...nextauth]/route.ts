import { answerNextAuth } from '@/lib/server/sign-in/next-auth-handler';

// next-auth reads Next's own request scope, so the launcher leaves these addresses to Next.
export const servedBy = 'next';

export { answerNextAuth as GET, answerNextAuth as POST };
