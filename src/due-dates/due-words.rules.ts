import { daysBetween, formatDate } from '../platform/contract/dates.ts';
import type { Tone } from '../ui/status/tone.ts';
import { type DueState, dueStates } from './due-dates.labels.ts';

/** How far a day is, as the lists say it: 'vencido há 3 dias', 'vence hoje', 'em 1 dia'. */
export function farOff(dueOn: string, day: string): string {
  const days = daysBetween(day, dueOn);
  if (days === 0) return 'vence hoje';
  const count = Math.abs(days) === 1 ? '1 dia' : `${Math.abs(days).toLocaleString('pt-BR')} dias`;
  return days < 0 ? `vencido há ${count}` : `em ${count}`;
}

/** What is said beside the name of a person. */
export function statusText({ state, nextOn }: { state: DueState; nextOn: string | null }, day: string): string {
  if (state === 'scheduled' && nextOn) return farOff(nextOn, day);
  const label = dueStates[state].toLowerCase();
  return nextOn && nextOn < day ? `${label}, ${farOff(nextOn, day)}` : label;
}

/** Up to so many days before its day an exam is near. */
const nearDays = 30;

/** Its colour: what has fallen due, what is near, and what has to be asked about. */
export function toneOf({ state, nextOn }: { state: DueState; nextOn: string | null }, day: string): Tone {
  if (state === 'withoutProtocol' || !nextOn) return 'grey';
  const days = daysBetween(day, nextOn);
  if (days < 0) return 'red';
  return state === 'neverExamined' || days <= nearDays ? 'amber' : 'green';
}

/** How far a computation for everybody is, of one company or of several together. */
export function progressText({ companies, done, total }: { companies: number; done: number; total: number }): string {
  const number = (count: number) => count.toLocaleString('pt-BR');
  const whose = companies === 1 ? '' : ` de ${number(companies)} empresas`;
  if (total === 0) return `Os próximos exames${whose} serão recalculados em instantes.`;
  const people = `${number(done)} de ${number(total)} ${total === 1 ? 'pessoa' : 'pessoas'}`;
  // Of those that wait nobody has counted the people yet.
  return `Recalculando os próximos exames${whose}: ${people}${whose && ', nas que já começaram'}.`;
}

/** An exam with its day, as a line of a list: 'Audiometria tonal ocupacional, 12-03-2027'. */
export function examWithDay({ name, dueOn }: { name: string; dueOn: string | null }): string {
  return dueOn ? `${name}, ${formatDate(dueOn)}` : name;
}
