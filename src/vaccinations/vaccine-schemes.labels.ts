import { fold } from '../platform/database/search/search.ts';
import { type Scheme, type VaccineCode, vaccineLabels, vaccines } from './vaccines.labels.ts';

/** Which vaccine: one of the table by its code, another one by its name. */
export type Named = { code: VaccineCode; name: string };

/** A vaccine as the plan of a group has it; what the table says of its own is not said again. */
export type Planned = Named & { doses: number | null; everyMonths: number | null; repeatMonths: number | null };

/** What two ways of naming one vaccine have in common: kept in rows, so that doses are found by it. */
export function vaccineKey({ code, name }: Named): string {
  return code === 'other' ? `other:${fold(name).trim()}` : code;
}

/** What a vaccine is called. */
export function vaccineName({ code, name }: Named): string {
  return code === 'other' ? name : vaccineLabels[code];
}

/** How a planned vaccine is given: as the table has it, or as the plan says of another one. */
export function schemeOf({ code, doses, everyMonths, repeatMonths }: Planned): Scheme {
  if (code !== 'other') return vaccines[code].scheme;
  const interval = everyMonths ?? 0;
  const each = Array.from({ length: doses ?? 0 }, (_, at) => ({
    ...{
      months: at === 0 ? 0 : interval,
      after: at === 0 ? ('first' as const) : ('previous' as const),
      minimumDays: 0,
    },
  }));
  return { doses: each, repeatMonths, serology: null };
}

/** The number that a repetition has: the one behind the doses of the scheme. */
export function repeatNumber({ doses }: Scheme): number {
  return doses.length + 1;
}

/** A dose in words; without its scheme, as of a vaccine that is planned no more, by its number alone. */
export function doseName(number: number, scheme: Scheme | null): string {
  if (number === 0) return 'Fora do esquema';
  if (!scheme || number <= scheme.doses.length) return `${number}ª dose`;
  if (scheme.doses.length > 0) return 'Reforço';
  return scheme.repeatMonths === 12 ? 'Dose anual' : 'Dose';
}

/** A scheme in words, as a plan shows it: `3 doses: 0, 1 e 6 meses; anti-HBs de 30 a 60 dias depois`. */
export function schemeText(scheme: Scheme): string {
  const { doses, repeatMonths, serology } = scheme;
  const inOrder = doses.map(({ months }) => String(months));
  const count = doses.length === 1 ? 'dose única' : `${doses.length} doses`;
  const byMonths = doses.every(({ after }) => after === 'first')
    ? `: ${list.format(inOrder)} meses`
    : `, a cada ${monthsText(doses[1]?.months ?? 0)}`;
  return [
    doses.length > 0 && `${count}${doses.length > 1 ? byMonths : ''}`,
    repeatMonths !== null && `${doses.length > 0 ? 'reforço' : 'uma dose'} a cada ${monthsText(repeatMonths)}`,
    serology && `${serology.name} de ${serology.fromDays} a ${serology.untilDays} dias depois da última dose`,
  ]
    .filter(Boolean)
    .join('; ');
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

function monthsText(months: number): string {
  if (months % 12 !== 0) return months === 1 ? 'mês' : `${months} meses`;
  return months === 12 ? 'ano' : `${months / 12} anos`;
}

/** The vaccine of a name, as a document says it: one of the table, however it is typed, or another one. */
export function vaccineNamed(name: string): Named {
  const known = Object.entries(vaccines).find(([, vaccine]) => fold(vaccine.name) === fold(name.trim()));
  return known ? { code: known[0] as VaccineCode, name: '' } : { code: 'other', name: name.trim() };
}
