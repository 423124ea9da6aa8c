import { daysAfter, daysBetween } from '../platform/contract/dates.ts';
import type { Issue } from '../platform/contract/errors.ts';
import type { Outcome, RequestKind, Retention } from './privacy-requests.labels.ts';

/** A complete answer is due within so many days of the request (LGPD, art. 19, II). */
const daysToAnswer = 15;

/** So many days before its end a request is told of. */
export const daysOfWarning = 5;

/** The last day on which a request received on a day (ISO) is answered in time (LGPD, art. 19, II). */
export function dueOnOf(receivedOn: string): string {
  return daysAfter(receivedOn, daysToAnswer);
}

/** How a request stands on a day: answered, in time, near its end, or over it. */
export function clockOf(
  { dueOn, answeredOn }: { dueOn: string; answeredOn: string | null },
  day: string,
): 'answered' | 'inTime' | 'soon' | 'late' {
  if (answeredOn !== null) return 'answered';
  const left = daysBetween(day, dueOn);
  if (left < 0) return 'late';
  return left <= daysOfWarning ? 'soon' : 'inTime';
}

/**
 * What is wrong with an answer to a request, by its fields; none for one that may stand. A revocation is never refused (LGPD, art.
 * 8, § 5), health records are never erased (NR-7, 7.6.1.1; LGPD, art. 16, I), and who keeps data against the person's will says why.
 */
export function issuesOfAnswer({
  kind,
  outcome,
  retention,
}: {
  kind: RequestKind;
  outcome: Outcome;
  retention: Retention | '';
}): Issue[] {
  if (kind === 'consentRevocation' && outcome !== 'granted') {
    return [{ path: 'outcome', message: 'A revogação de um consentimento não se recusa (LGPD, art. 8º, § 5º)' }];
  }
  if (kind === 'erasure' && outcome === 'granted') {
    const message =
      'Registros de saúde não se eliminam (NR-7, 7.6.1.1): atenda em parte, ou responda por que são mantidos';
    return [{ path: 'outcome', message }];
  }
  const keeps = (kind === 'erasure' || kind === 'opposition') && outcome !== 'granted';
  if (keeps && retention === '') {
    return [{ path: 'retention', message: 'Diga por que os dados são mantidos (LGPD, art. 16 e 18, § 4º, II)' }];
  }
  if (!keeps && retention !== '') {
    return [{ path: 'retention', message: 'Só se diz de uma eliminação ou oposição que não foi atendida por inteiro' }];
  }
  return [];
}
