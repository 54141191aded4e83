import { PAGES, type Visitor } from '../setup/pages';
import { walkAs } from '../setup/walk/walk';

for (const visitor of Object.keys(PAGES) as Visitor[]) walkAs(visitor);
