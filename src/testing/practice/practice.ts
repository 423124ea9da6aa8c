import { resolve } from 'node:path';
import type { Practice } from '../../practice/practice.contract.ts';
import { practiceOf } from '../../practice/practice.rules.ts';
import { practiceFile } from '../../practice/practice.schema.ts';
import practice from './practice.json' with { type: 'json' };

/** The file of the practice with which test servers begin: nothing of it is the example's, so that every document can be issued. */
export const practiceFilePath = resolve(import.meta.dirname, 'practice.json');

/** The same as papers have it. */
export const testPractice: Practice = practiceOf(
  {
    ...practiceFile.parse(practice),
    id: 'practice',
    version: 1,
    letterhead: '',
    physicianId: null,
    publicUrl: '',
    example: false,
  },
  null,
);

/** The setting of a test server that begins with the example practice, as an installation does that names no file. */
export const withExamplePractice = { PRACTICE_FILE: '' };
