/** So many days before its end, or before it is looked at again, a restriction stands among what is due. */
export const toldBefore = 30;

/** How a restriction stands on a day. */
export const restrictionStates = {
  coming: 'A começar',
  holding: 'Em vigor',
  ending: 'Em vigor, vence em breve',
  expired: 'Venceu sem novo ASO',
  ended: 'Encerrada por novo ASO',
  withdrawn: 'Retirada',
} as const;

/** In which colour that is said. */
export const restrictionTones = {
  coming: 'blue',
  holding: 'green',
  ending: 'amber',
  expired: 'red',
  ended: 'grey',
  withdrawn: 'grey',
} as const;

export type RestrictionState = keyof typeof restrictionStates;

/** Which restrictions a list shows. */
export const restrictionLists = {
  standing: 'Em vigor ou a começar',
  due: 'Vencem em 30 dias, ou já venceram',
  unread: 'À espera da ciência da empresa',
  all: 'Todas',
} as const;

export type RestrictionList = keyof typeof restrictionLists;

export const restrictionListNames = Object.keys(restrictionLists) as [RestrictionList, ...RestrictionList[]];

/** The fields of a restriction, as its screens call them. */
export const restrictionLabels = {
  employeeId: 'Colaborador',
  words: 'O que a pessoa não pode fazer',
  from_on: 'Desde',
  until_on: 'Até',
  review_on: 'Reavaliar em',
  documentId: 'ASO de que veio',
  reason: 'Motivo',
} as const;

/** What the trail says of one: its days, and of the rest only that it was said. */
export const restrictionTrailLabels = {
  from_on: restrictionLabels.from_on,
  until_on: restrictionLabels.until_on,
  review_on: restrictionLabels.review_on,
  content: 'Restrição',
  ended_on: 'Encerrada pelo ASO de',
  acknowledged: 'Ciência da empresa',
} as const;

/** What may not be done, and why, are told in so many characters. */
export const longestWords = 500;

/** So long is the longest content, with the reason of its withdrawal: a sealed text's length tells what is in it. */
export const longestRestriction = 4_000;
