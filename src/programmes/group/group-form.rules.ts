import { vaccineName } from '../../vaccinations/vaccine-schemes.labels.ts';
import type { Group } from '../programmes.contract.ts';
import { type RiskKind, unsaid } from '../programmes.labels.ts';
import type { GroupFields, PlannedVaccine, ProtocolExam } from '../programmes.schema.ts';

/** What a risk that is written by hand is called, by its kind; of those of Tabela 24 nothing. */
export const writtenRiskLabels: Readonly<Partial<Record<RiskKind, string>>> = {
  ergonomic: 'Risco ergonômico',
  accident: 'Risco de acidente',
  psychosocial: 'Risco psicossocial',
};

/** A risk of which nothing is known yet but its kind; whether it asks for medical control is asked, never supposed. */
export function blankRisk(kind: RiskKind) {
  return {
    kind,
    code: '',
    name: '',
    source: '',
    intensity: '',
    medicalControl: null,
    band: '',
    ...unsaid.risk,
  };
}

/** An exam of a protocol that nobody has chosen yet. */
export const blankExam: ProtocolExam = {
  code: '',
  name: '',
  occasions: [],
  everyMonths: null,
  firstAfterMonths: null,
  indicator: '',
  justification: '',
  ...unsaid.exam,
};

/** A vaccine of a plan as one is added: of the table, which says how it is given. */
export const blankVaccine: PlannedVaccine = {
  code: 'hepatitisB',
  name: '',
  doses: null,
  everyMonths: null,
  repeatMonths: null,
  reason: '',
};

/** A new group: of the whole company, and nothing is known of its risks. */
export const blankGroup: GroupFields = {
  name: '',
  unitId: null,
  functions: [],
  absence: false,
  risks: [],
  exams: [],
  vaccines: [],
  aptitudes: [],
};

/** A group as its form shows it. */
export function groupValues({ id: _id, version: _version, ...fields }: Group): GroupFields {
  return fields;
}

const kinds: Readonly<Record<string, RiskKind>> = {
  '01': 'chemical',
  '02': 'physical',
  '03': 'biological',
  '04': 'combined',
};

/** What a risk of Tabela 24 is of, by the heading under which its code stands. */
export function kindOfCode(code: string): RiskKind {
  return kinds[code.slice(0, 2)] ?? 'other';
}

function nameOf(one: string | PlannedVaccine | { name: string }): string {
  if (typeof one === 'string') return one;
  return 'repeatMonths' in one ? vaccineName(one) : one.name;
}

/** A value of a group in words, to be compared with another person's; of its unit the screen knows the name. */
export function groupInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (!Array.isArray(value)) return String(value ?? '');
  return value.map(nameOf).join(', ');
}
