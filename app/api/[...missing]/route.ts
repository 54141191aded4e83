import { refuse } from '@/lib/server/http/refuse';

// Only `next dev` uses this route: the launcher's own server knows all routes and gives the same answer.
const missing = (request: Request) => refuse(request.headers, 'not_found');

export {
  missing as DELETE,
  missing as GET,
  missing as OPTIONS,
  missing as PATCH,
  missing as POST,
  missing as PUT,
};
