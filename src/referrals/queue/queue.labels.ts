import type { Priority } from '../referrals.labels.ts';

/** Why somebody goes first, where there is room for a word. */
export const shortPriorities: Readonly<Record<Exclude<Priority, ''>, string>> = {
  over80: '80+',
  elderly: '60+',
  pregnant: 'Gestante/colo',
  disabled: 'PcD/autismo',
  other: 'Prioridade',
};

/** The parts of a day's queue, in the order in which the screen offers them. */
export const queueGroups = {
  waiting: 'Aguardando',
  attending: 'Em atendimento',
  scheduled: 'Agendados',
  left: 'De dias anteriores',
  ended: 'Encerrados',
} as const;

export type QueueGroup = keyof typeof queueGroups;

export const queueGroupNames = Object.keys(queueGroups) as [QueueGroup, ...QueueGroup[]];

/** How many days back somebody is looked for who was expected and of whom nothing was written down. */
export const leftForDays = 30;

/** The code of the refusal that says who attends a person already. */
export const attendedCode = 'ATTENDED_BY_ANOTHER';
