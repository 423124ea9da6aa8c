import { changeCases } from './change-cases.ts';
import { clinicalCases } from './clinical-cases.ts';
import { complementaryCases } from './complementary-cases.ts';
import { contractCases } from './contract-cases.ts';
import type { DueCase } from './due-case.ts';
import { xrayCases } from './xray-cases.ts';

/** All cases of dates that are stored. */
export const dueCases: readonly DueCase[] = [
  ...clinicalCases,
  ...contractCases,
  ...changeCases,
  ...complementaryCases,
  ...xrayCases,
];
