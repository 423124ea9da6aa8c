import { momentOf } from '../../platform/clock/moments.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { dueText } from '../due/due-words.rules.ts';
import type { EsocialEvent } from '../esocial.contract.ts';
import { eventStates, listOfState } from '../esocial.labels.ts';

/** What is known of an event, as the screen lists it. */
export function factsOfEvent({ state, documentName, day, dueOn, eventId, leftAt, receipt, companyName }: EsocialEvent) {
  const isOver = listOfState[state] === 'history';
  return [
    { label: 'Situação', value: eventStates[state] },
    { label: 'Empresa', value: companyName },
    documentName === null
      ? { label: 'Dia', value: formatDate(day) }
      : { label: 'Documento', value: `${documentName}, de ${formatDate(day)}` },
    ...(isOver ? [] : [{ label: 'Prazo', value: dueText(dueOn, today()) }]),
    ...(eventId ? [{ label: 'Identificador', value: eventId }] : []),
    ...(leftAt ? [{ label: 'Saiu do Zelo em', value: momentOf(leftAt) }] : []),
    ...(receipt ? [{ label: 'Recibo', value: receipt }] : []),
  ];
}
