import { answerNextAuth } from '@/lib/server/sign-in/next-auth-handler';

// next-auth reads Next's request scope, so the launcher passes these addresses on to Next.
export const servedBy = 'next';

export { answerNextAuth as GET, answerNextAuth as POST };
