import { type Occasion, occasions } from '../../programmes/programmes.labels.ts';
import type { CarePlace } from '../agenda.contract.ts';

type Minutes = Readonly<Record<Occasion, number>>;

/** A place that nobody has described yet: twenty minutes are what most take for an exam. */
export const blankPlace = {
  ...{ name: '', address: '', bring: 'Documento oficial com foto', rooms: '', byArrival: true },
  ...{ admission: 20, periodic: 20, return: 20, riskChange: 20, dismissal: 20 },
};

/** A place as its form shows it: rooms one a line, the minutes of each occasion apart. */
export function placeValues({ name, address, bring, rooms, byArrival, minutes }: CarePlace) {
  return { name, address, bring, rooms: rooms.join('\n'), byArrival, ...minutes };
}

/** What the form holds as the call takes it. */
export function placeInput<Form extends Minutes & Omit<CarePlace, 'id' | 'version' | 'minutes'>>(form: Form) {
  const { name, address, bring, rooms, byArrival } = form;
  const minutes = Object.fromEntries(occasions.map((occasion) => [occasion, form[occasion]])) as Minutes;
  return { name, address, bring, rooms, byArrival, minutes };
}

/** A value of a place in words, to be compared with another person's. */
export function placeInWords(_name: string, value: unknown): string {
  return typeof value === 'boolean' ? (value ? 'Sim' : 'Não') : String(value ?? '');
}
