/** What becomes of an event. */
export const eventStates = {
  pending: 'Pendente',
  ready: 'Pronto',
  signed: 'Assinado',
  sent: 'Enviado',
  accepted: 'Aceito',
  refused: 'Recusado',
  dropped: 'Desfeito',
} as const;

export type EventState = keyof typeof eventStates;

/** What an event does to what the eSocial has. */
export const eventActions = {
  original: 'Original',
  rectification: 'Retificação',
  exclusion: 'Exclusão',
} as const;

export type EventAction = keyof typeof eventActions;

/** The lists of the centre, in their order: what waits for somebody first. */
export const eventLists = {
  pendencies: 'Pendências',
  due: 'A enviar',
  history: 'Histórico',
} as const;

export type EventList = keyof typeof eventLists;

export const eventListNames = Object.keys(eventLists) as [EventList, ...EventList[]];

/** The list that has an event. */
export const listOfState: Readonly<Record<EventState, EventList>> = {
  pending: 'pendencies',
  refused: 'pendencies',
  ready: 'due',
  signed: 'due',
  sent: 'due',
  accepted: 'history',
  dropped: 'history',
};

/** Lists are counted up to here. */
export const mostCounted = 1_000;

/** A number of a list as it is shown. */
export function countLabel(count: number): string {
  return count > mostCounted ? `mais de ${mostCounted.toLocaleString('pt-BR')}` : count.toLocaleString('pt-BR');
}

/** The columns of a spreadsheet of receipts, beside those that say whose they are. */
export const receiptLineLabels = {
  kind: 'Tipo de evento',
  document: 'Número do ASO',
  day: 'Data do evento',
  receipt: 'Recibo',
} as const;

/** What an entry of the trail says of an event. */
export const esocialLabels = { receipt: 'Recibo', state: 'Situação', exam_order: 'Ordem do exame' } as const;

/** Where a reason stands that the eSocial itself has given. */
export const answerField = 'Resposta do eSocial';
