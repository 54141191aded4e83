// Writes lib/client/endpoints.gen.ts and the folder lib/client/endpoints from lib/contract.
import { endpointFiles } from './endpoint-table';
import { writeGenerated } from './generated';

writeGenerated('lib/client', 'endpoints', await endpointFiles());
