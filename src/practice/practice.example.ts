import type { Practice } from './practice.contract.ts';
import example from './practice.example.json' with { type: 'json' };
import { practiceOf } from './practice.rules.ts';
import { practiceFile } from './practice.schema.ts';

/** The example practice, for tests and for the gallery. */
export const examplePractice: Practice = practiceOf(
  {
    ...practiceFile.parse(example),
    id: 'practice',
    version: 1,
    letterhead: '',
    physicianId: null,
    publicUrl: '',
    example: true,
  },
  null,
);
