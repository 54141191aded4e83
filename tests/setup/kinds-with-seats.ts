// Takes the place of lib/server/kinds/index.ts in processes of tests: consultations are sold by seats there.
import * as kinds from '@/lib/server/kinds';
import { withSeats } from './seats';

export const { allKinds, kindOf } = withSeats(kinds);
