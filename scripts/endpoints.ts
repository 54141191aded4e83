// Writes the lists of lib/contract and what browsers know of its endpoints.
import { endpointFiles } from './endpoint-table';
import { writeGenerated } from './generated';

writeGenerated('.', 'lib/client/endpoints', await endpointFiles());
