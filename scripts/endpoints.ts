// Writes lib/client/endpoints.gen.ts from lib/contract.
import { writeFileSync } from 'node:fs';
import { endpointTable } from './endpoint-table';

writeFileSync('lib/client/endpoints.gen.ts', await endpointTable());
