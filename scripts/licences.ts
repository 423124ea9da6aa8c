import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licenceList } from './packages-in-use.ts';
import { root } from './steps.ts';

/** Writes docs/licences.md anew: npm run licences */
writeFileSync(join(root, 'docs/licences.md'), licenceList());
