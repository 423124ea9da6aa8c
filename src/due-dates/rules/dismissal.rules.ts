import { daysAfter, daysBetween, formatDate } from '../../platform/contract/dates.ts';

/** What decides whether somebody who leaves is examined. */
export type Leaving = {
  /** The last day of the contract. */
  on: string;
  /** The days of the occupational clinical exams of the contract, whatever each was made for. */
  clinical: readonly string[];
  /** The establishment's degree of risk, '1' to '4'; null where nobody has said it. */
  degree: string | null;
  rural: boolean;
};

/** `waived`: nothing is to be done any more, null where that depends on the degree; `doneOn`: the exam was made after the end. */
export type Dismissal = {
  waived: boolean | null;
  by: string | null;
  lastOn: string | null;
  doneOn: string | null;
  late: boolean;
  source: string;
};

/** An exam is made within so many days of the end (NR-7, 7.5.11). */
const within = 10;
/** It is waived while the last one is less than so many days old. */
const lowRisk = 135;
const highRisk = 90;

/**
 * Whether the exam of somebody who leaves is waived, or by when it is made (NR-7, 7.5.11). The last exam must be *less than*
 * 135 days old, 90 at the degrees 3 and 4 and in rural work; where nobody has said the degree, and it is in between, null. One
 * that was made after the end is the exam, also where it is late.
 */
export function dismissalOf({ on, clinical, degree, rural }: Leaving): Dismissal {
  const by = daysAfter(on, within);
  const sorted = clinical.toSorted();
  const lastOn = sorted.findLast((day) => day <= on) ?? null;
  const waiver = waiverOf(lastOn, { on, degree, rural });
  const doneOn = sorted.find((day) => day > on) ?? null;
  if (waiver.waived || doneOn === null) {
    const end = `Exame até ${formatDate(by)}, dez dias depois do fim do contrato (NR-7, 7.5.11)`;
    const source = waiver.waived === false ? `${waiver.source} ${end}.` : waiver.source;
    return { waived: waiver.waived, by: waiver.waived ? null : by, lastOn, doneOn: null, late: false, source };
  }
  const late = doneOn > by;
  const days = daysBetween(by, doneOn);
  const delay = `com atraso de ${days === 1 ? '1 dia' : `${days} dias`}: o prazo era ${formatDate(by)}`;
  const source = `O exame clínico foi feito em ${formatDate(doneOn)}, ${late ? delay : 'dentro dos dez dias'} (NR-7, 7.5.11).`;
  return { waived: true, by: null, lastOn: doneOn, doneOn, late, source };
}

function waiverOf(lastOn: string | null, { on, degree, rural }: Omit<Leaving, 'clinical'>) {
  if (lastOn === null) return { waived: false, source: 'Nenhum exame clínico conhecido deste contrato.' };
  const days = daysBetween(lastOn, on);
  const last = `Último exame clínico em ${formatDate(lastOn)}, ${days} ${days === 1 ? 'dia' : 'dias'} antes do fim do contrato`;
  const [limit, why] = limitOf(degree, rural);
  if (limit === null && days >= highRisk && days < lowRisk) {
    return {
      waived: null,
      source: `${last}: dispensado nos graus de risco 1 e 2 (menos de ${lowRisk} dias), não nos graus 3 e 4 (menos de ${highRisk}). Informe o grau de risco do estabelecimento (NR-7, 7.5.11).`,
    };
  }
  const most = limit ?? (days < highRisk ? highRisk : lowRisk);
  if (days < most) {
    return { waived: true, source: `${last}: dispensado, pois são menos de ${most}${why} (NR-7, 7.5.11).` };
  }
  return { waived: false, source: `${last}: não dispensado, pois não são menos de ${most}${why}.` };
}

function limitOf(degree: string | null, rural: boolean): readonly [number | null, string] {
  if (rural) return [highRisk, ', o prazo do trabalho rural'];
  if (degree === '1' || degree === '2') return [lowRisk, `, o prazo do grau de risco ${degree}`];
  if (degree === '3' || degree === '4') return [highRisk, `, o prazo do grau de risco ${degree}`];
  return [null, ', em qualquer grau de risco'];
}
