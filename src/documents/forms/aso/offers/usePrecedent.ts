import { useMemo } from 'react';
import { recall, remember } from '../../../../platform/browser/device/work-memory.ts';
import type { AsoAnswers } from '../aso.schema.ts';
import { type Precedent, precedentFor, readPrecedents, withPrinted } from './precedents.rules.ts';

const name = 'aso-precedents';

/** The last ASO that this user printed here for a function of a company. */
export function usePrecedent(userId: string, companyId: string, employeeFunction: string): Precedent | null {
  return useMemo(
    () => precedentFor(readPrecedents(recall(userId, name), new Date()), { companyId, employeeFunction }),
    [userId, companyId, employeeFunction],
  );
}

/** Remembers a printed ASO for the next one of its function. */
export function rememberPrinted(answers: AsoAnswers, userId: string): void {
  const now = new Date();
  remember(userId, name, withPrinted(readPrecedents(recall(userId, name), now), answers, now));
}
