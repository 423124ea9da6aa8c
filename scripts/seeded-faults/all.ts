import { access } from './access.ts';
import { engine } from './engine.ts';
import type { Fault } from './fault.ts';
import { forms } from './forms.ts';
import { jobs } from './jobs.ts';
import { races } from './races.ts';

/** The faults by what they are about. */
export const faultsBySubject: Readonly<Record<string, readonly Fault[]>> = { engine, access, races, forms, jobs };
