import { dayOf } from '../../../platform/clock/moments.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { Fact } from '../../../ui/Facts.tsx';
import { abnormalLabels } from '../../exams.labels.ts';
import type { WholeResult } from '../exam-results.contract.ts';
import { resultFieldLabels as labels, resultStates, waitingReasons } from '../exam-results.labels.ts';

/** What may be decided of a result that waits. */
export function choicesOf({ candidates, why, kept }: WholeResult): { value: string; label: string }[] {
  const discard = { value: 'discard', label: why === 'conflict' ? 'Fica o que já havia: descartar este' : 'Descartar' };
  const other = { value: 'other', label: 'É de outra pessoa' };
  if (why === 'conflict') {
    return kept ? [{ value: 'accept', label: 'Fica este: o anterior é guardado' }, discard, other] : [discard, other];
  }
  const known = candidates.map(({ employeeId, name, companyName }) => ({
    value: employeeId,
    label: `É de ${name}, de ${companyName}`,
  }));
  return [...known, other, discard];
}

const unreadable = 'Não pôde ser aberto: avise quem cuida do servidor';

/** What is shown of a result: what was sent, what was known, and what was decided. */
export function factsOf(result: WholeResult): Fact[] {
  const { found, kept, former, why, state, decidedAt } = result;
  return [
    { label: 'Situação', value: why ? waitingReasons[why] : resultStates[state] },
    { label: labels.cpf, value: result.cpf },
    { label: labels.name, value: result.name },
    { label: 'Exame', value: result.exam },
    { label: labels.done_on, value: formatDate(result.doneOn) },
    { label: 'Enviado', value: found ? saidText(found) : unreadable },
    ...(found?.hearing ? [{ label: 'Limiares, em dB', value: found.hearing }] : []),
    ...(found?.observation ? [{ label: labels.observation, value: found.observation }] : []),
    ...(result.employeeName ? [{ label: 'Colaborador', value: `${result.employeeName} (${result.companyName})` }] : []),
    ...(kept && why === 'conflict' ? [{ label: 'O que já havia', value: saidText(kept) }] : []),
    ...(former ? [{ label: 'Antes', value: saidText(former) }] : []),
    ...(decidedAt ? [{ label: 'Decidido', value: `${dayOf(decidedAt)}, por ${result.decidedBy}` }] : []),
    ...(result.reason ? [{ label: 'Motivo', value: result.reason }] : []),
  ];
}

function saidText({ abnormal, value }: { abnormal: 'yes' | 'no' | ''; value: string }): string {
  const word = abnormal === '' ? '' : `${labels.abnormal}: ${abnormalLabels[abnormal].toLowerCase()}`;
  return [word, value].filter(Boolean).join(' · ');
}
