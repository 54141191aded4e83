// Replaces lib/server/kinds/index.ts in processes of tests: there, consultations are sold as seats.
import * as kinds from '@/lib/server/kinds';
import { withSeats } from './seats';

export const { allKinds, kindOf } = withSeats(kinds);
