import { missing } from '@/lib/server/http/missing';

export { missing as DELETE, missing as GET, missing as PATCH, missing as POST, missing as PUT };
