import { timeOf } from '../platform/clock/moments.ts';

/** Where a referral stands, as company and clinic see it. */
export const stateLabels = {
  scheduled: 'Agendado',
  arrived: 'Presente',
  attending: 'Em atendimento',
  completed: 'Concluído',
  missed: 'Faltou',
  cancelled: 'Cancelado',
} as const;

export type ReferralState = keyof typeof stateLabels;

/** While it is open nobody is sent again for the same occasion. */
export const openStates = ['scheduled', 'arrived', 'attending'] as const satisfies readonly ReferralState[];

/** So many are sent at once. */
export const mostReferred = 200;

/** The exam that every occasion is about (Tabela 27): the norm's own, which no protocol can leave out. */
export const clinicalExam = { code: '0295', name: 'Avaliação clínica ocupacional (anamnese e exame físico)' } as const;

/** Who goes first by law (Lei 10.048/2000, art. 1; Lei 10.741/2003, art. 3, § 2). The clinic alone reads which. */
export const priorityLabels = {
  '': 'Sem prioridade',
  over80: 'Pessoa com 80 anos ou mais',
  elderly: 'Pessoa idosa (60 anos ou mais)',
  pregnant: 'Gestante, lactante ou com criança de colo',
  disabled: 'Pessoa com deficiência ou com autismo',
  other: 'Outra prioridade legal',
} as const;

export type Priority = keyof typeof priorityLabels;

/** `2026` and `123` as on paper: 'Guia 2026/000123'. */
export function referralName(year: number, number: number): string {
  return `Guia ${year}/${String(number).padStart(6, '0')}`;
}

/** When on its day an appointment is: its time, or that there is none. */
export function whenLabel({ startsAt }: { startsAt: number | null }): string {
  return startsAt === null ? 'por ordem de chegada' : `às ${timeOf(startsAt)}`;
}

/** The screen on which somebody is sent to the practice; `newFunction` of a change of risks. */
export function referPath(employeeId: string, occasion = '', newFunction = ''): string {
  const known = Object.entries({ employeeId, occasion, newFunction }).filter(([, value]) => value);
  return `/referrals/create?${new URLSearchParams(known)}`;
}

/** Whether a guide asks for the clinical exam, or leaves the exams to the clinic: then an ASO completes it, and no receipt does. */
export function asksForClinical(exams: readonly { code: string }[]): boolean {
  return exams.length === 0 || exams.some(({ code }) => code === '0295');
}
