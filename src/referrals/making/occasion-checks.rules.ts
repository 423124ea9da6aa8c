import { daysAfter, daysBetween, formatDate } from '../../platform/contract/dates.ts';
import { fold } from '../../platform/database/search/search.ts';
import type { Occasion } from '../../programmes/programmes.labels.ts';

/** The absence from which somebody returns; undefined where none is known. */
export type KnownAbsence = { startOn: string; endOn: string | null } | undefined;

/** What is about to be booked, and what is known of the person. */
export type Booked = {
  occasion: Occasion;
  /** The day on which they come. */
  on: string;
  newFunction: string;
  /** The day of the return; empty for none. */
  returnOn: string;
  person: { name: string; function: string; admittedOn: string };
  today: string;
  /** Whether a clinical exam of this contract is known. */
  isExamined: boolean;
  /** Whether an exam is due by a change that is in the register already. */
  isChanging: boolean;
  absence: KnownAbsence;
};

/** What keeps a booking from being made, at its field, or is to be confirmed: then under `occasionConfirmed`. */
export type Doubt = { path: 'occasion' | 'returnOn' | 'newFunction' | 'occasionConfirmed'; message: string };

/** An absence of so many days, counted by the calendar, asks for an exam before the return (NR-7, 7.5.9). */
const returnAfter = 30;
/** A weekend and its holidays lie at most between the last day away and the day of the return. */
const mostBetween = 7;
/** Longer than this nobody knows beforehand when they return. */
const farAhead = 366;

/**
 * Of somebody's absences, the oldest first, the one from which they return on a day: it goes on, or has just ended. One of years ago is
 * none of this return.
 */
export function absenceBefore(
  absences: readonly { startsOn: string; endsOn: string | null }[],
  returnOn: string,
): KnownAbsence {
  if (returnOn === '') return undefined;
  const last = absences.findLast(({ startsOn }) => startsOn < returnOn);
  if (!last || (last.endsOn !== null && last.endsOn < daysAfter(returnOn, -mostBetween))) return undefined;
  return { startOn: last.startsOn, endOn: last.endsOn };
}

/** What of a booking does not fit its occasion (NR-7, 7.5.8 to 7.5.10): refused, or asked where it may still be right. */
export function doubtsOf(booked: Booked): Doubt[] {
  const { occasion } = booked;
  if (occasion === 'admission') return admissionDoubts(booked);
  if (occasion === 'return') return returnDoubts(booked);
  if (occasion === 'riskChange') return changeDoubts(booked);
  return [];
}

function ask(message: string): Doubt[] {
  return [{ path: 'occasionConfirmed', message }];
}

/** The words for somebody who has been examined in this contract; the exam at admission is the first one. */
export function examinedAlready({ name, admittedOn }: Booked['person']): string {
  return `${name} já tem exame clínico deste contrato, de admissão em ${formatDate(admittedOn)}: o admissional é o primeiro (NR-7, 7.5.8 I).`;
}

function admissionDoubts({ on, person, isExamined }: Booked): Doubt[] {
  if (on <= person.admittedOn) return [];
  if (isExamined) return [{ path: 'occasion', message: examinedAlready(person) }];
  const admitted = formatDate(person.admittedOn);
  return ask(
    `A admissão foi em ${admitted}, e o admissional é feito antes dela (NR-7, 7.5.8 I): fica feito com atraso.`,
  );
}

function returnDoubts(booked: Booked): Doubt[] {
  const { returnOn, person, today } = booked;
  if (returnOn === '') return [];
  if (returnOn <= person.admittedOn) {
    const message = `O retorno é depois da admissão, que foi em ${formatDate(person.admittedOn)}`;
    return [{ path: 'returnOn', message }];
  }
  if (returnOn > daysAfter(today, farAhead))
    return [{ path: 'returnOn', message: 'Escolha um dia dos próximos 12 meses' }];
  const asked = [lateReturn(booked), absenceOfReturn(booked)].filter((sentence) => sentence !== null);
  return asked.length === 0 ? [] : ask(asked.join(' '));
}

/** The exam is made before the return. */
function lateReturn({ returnOn, today, on }: Booked): string | null {
  const back = formatDate(returnOn);
  if (returnOn < today)
    return `O retorno de ${back} já passou, e o exame é feito antes dele (NR-7, 7.5.9): fica feito com atraso.`;
  if (returnOn < on)
    return `O retorno é em ${back}, e o atendimento fica para ${formatDate(on)}: o exame é feito antes dele (NR-7, 7.5.9).`;
  return null;
}

/** An exam before the return is asked for after a long absence alone; of one that has gone by nothing more is asked. */
function absenceOfReturn({ returnOn, today, absence }: Booked): string | null {
  if (absence && daysBetween(absence.startOn, returnOn) < returnAfter) {
    const began = formatDate(absence.startOn);
    // Under pressure an exam is made sooner (NR-7, Annex IV, 1.12): whoever books says that it is to be.
    return `O afastamento começou em ${began}: até o retorno são menos de ${returnAfter} dias, e a NR-7, 7.5.9, não pede o exame.`;
  }
  if (absence || returnOn < today) return null;
  return `A ausência até ${formatDate(returnOn)} é de ${returnAfter} dias ou mais? Só então há exame de retorno (NR-7, 7.5.9).`;
}

function changeDoubts({ newFunction, person, isChanging }: Booked): Doubt[] {
  if (isChanging || fold(newFunction) !== fold(person.function)) return [];
  return ask(
    `${person.function} é a função que ${person.name} já tem. O exame é de uma mudança de riscos (NR-7, 7.5.10): eles mudam sem que mude a função?`,
  );
}
