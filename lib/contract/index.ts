import { isEndpoint } from './endpoint';
import { MODULES } from './modules.gen';

/** All endpoints: OpenAPI describes them, and the contract tests go through them. */
export const ENDPOINTS = Object.values<object>(MODULES).flatMap(endpointsOf);

/** The endpoints that a module of the contract exports. */
export function endpointsOf(module: object) {
  return Object.values(module).filter(isEndpoint);
}
