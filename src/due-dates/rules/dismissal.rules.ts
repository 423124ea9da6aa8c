import { daysAfter, daysBetween, formatDate } from '../../platform/contract/dates.ts';

/** What decides whether somebody who leaves is examined. */
export type Leaving = {
  /** The last day of the contract. */
  on: string;
  /** The last occupational clinical exam; null for none that is known. */
  lastOn: string | null;
  /** The establishment's degree of risk, '1' to '4'; null where nobody has said it. */
  degree: string | null;
  rural: boolean;
};

/** An exam is made within so many days of the end (NR-7, 7.5.11). */
const within = 10;
/** It is waived while the last one is less than so many days old. */
const lowRisk = 135;
const highRisk = 90;

/**
 * Whether the exam of somebody who leaves is waived, or by when it is made (NR-7, 7.5.11). The last exam must be *less than*
 * 135 days old, 90 at the degrees 3 and 4 and in rural work; where nobody has said the degree, and it is in between, null.
 */
export function dismissalOf({ on, lastOn, degree, rural }: Leaving) {
  const by = daysAfter(on, within);
  const end = `Exame até ${formatDate(by)}, dez dias depois do fim do contrato (NR-7, 7.5.11)`;
  if (lastOn === null || lastOn > by) return { waived: false, by, source: `Nenhum exame clínico conhecido. ${end}.` };
  const days = daysBetween(lastOn, on);
  if (days < 0) {
    return { waived: true, by: null, source: `O exame clínico já foi feito, em ${formatDate(lastOn)} (NR-7, 7.5.11).` };
  }
  const last = `Último exame clínico em ${formatDate(lastOn)}, ${days} ${days === 1 ? 'dia' : 'dias'} antes do fim do contrato`;
  const [limit, why] = limitOf(degree, rural);
  if (limit === null && days >= highRisk && days < lowRisk) {
    return {
      waived: null,
      by,
      source: `${last}: dispensado nos graus de risco 1 e 2 (menos de ${lowRisk} dias), não nos graus 3 e 4 (menos de ${highRisk}). Informe o grau de risco do estabelecimento (NR-7, 7.5.11).`,
    };
  }
  const most = limit ?? (days < highRisk ? highRisk : lowRisk);
  if (days < most) {
    return { waived: true, by: null, source: `${last}: dispensado, pois são menos de ${most}${why} (NR-7, 7.5.11).` };
  }
  return { waived: false, by, source: `${last}: não dispensado, pois não são menos de ${most}${why}. ${end}.` };
}

function limitOf(degree: string | null, rural: boolean): readonly [number | null, string] {
  if (rural) return [highRisk, ', o prazo do trabalho rural'];
  if (degree === '1' || degree === '2') return [lowRisk, `, o prazo do grau de risco ${degree}`];
  if (degree === '3' || degree === '4') return [highRisk, `, o prazo do grau de risco ${degree}`];
  return [null, ', em qualquer grau de risco'];
}
