import { formatDate, today } from '../../platform/contract/dates.ts';
import type { ProgrammeHead } from '../programmes.contract.ts';

/** The head of a version as its form shows it. */
export function headValues(head: ProgrammeHead) {
  const { validFrom, validTo, exempt, rural, inconsistencies } = head;
  const { physicianName, physicianCouncil, physicianNumber, physicianUf } = head;
  return {
    validFrom: formatDate(validFrom),
    validTo: formatDate(validTo),
    physicianName,
    physicianCouncil,
    physicianNumber,
    physicianUf: physicianUf as string,
    exempt,
    rural,
    inconsistencies,
  };
}

/** What a new version begins with: from today on, with the physician of the version that holds. */
export function nextHeadValues(current: ProgrammeHead | undefined) {
  const begins = { validFrom: formatDate(today()), validTo: '' };
  if (current) return { ...headValues(current), ...begins };
  const physician = { physicianName: '', physicianCouncil: '', physicianNumber: '', physicianUf: '' };
  return { ...begins, ...physician, exempt: false, rural: false, inconsistencies: '' };
}

/** A value of the head in words, to be compared with another person's. */
export function headInWords(_name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  return String(value ?? '');
}
