import { vaccineKey } from '../../vaccinations/vaccine-schemes.labels.ts';
import type { PlannedVaccine } from '../programmes.schema.ts';

type VaccineIssue = { path: string; message: string; source: string };

/** What is wrong with the vaccines of a group, by field: one twice, and one of no table that does not say how it is given. */
export function vaccineIssues(vaccines: readonly PlannedVaccine[]): VaccineIssue[] {
  const seen = new Set<string>();
  return vaccines.flatMap((vaccine, at) => {
    const key = vaccineKey(vaccine);
    const again = seen.has(key) ? { field: 'code', message: 'Esta vacina já está no plano' } : null;
    seen.add(key);
    const found = unsaid(vaccine) ?? again;
    return found ? [{ path: `vaccines.${at}.${found.field}`, message: found.message, source: '' }] : [];
  });
}

function unsaid({ code, name, doses, everyMonths, repeatMonths }: PlannedVaccine) {
  if (code !== 'other') return null;
  if (name === '') return { field: 'name', message: 'Escreva qual é a vacina' };
  if (doses === null && repeatMonths === null) {
    return { field: 'doses', message: 'Diga quantas doses são, ou de quanto em quanto tempo se repete' };
  }
  if ((doses ?? 0) > 1 && everyMonths === null)
    return { field: 'everyMonths', message: 'Diga o intervalo entre as doses' };
  return null;
}

/** A planned vaccine as it is kept: of one of the table only its code and why it is asked for. */
export function tidiedVaccine(vaccine: PlannedVaccine): PlannedVaccine {
  if (vaccine.code === 'other') return vaccine;
  return { ...vaccine, name: '', doses: null, everyMonths: null, repeatMonths: null };
}
