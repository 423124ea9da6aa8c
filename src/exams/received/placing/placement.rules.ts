import { daysAfter } from '../../../platform/contract/dates.ts';
import { fold } from '../../../platform/database/search/search.ts';
import type { Abnormal } from '../../exams.labels.ts';
import type { ResultLine } from '../exam-results.contract.ts';
import type { WaitingReason } from '../exam-results.labels.ts';
import type { HearingRow } from '../reading/hearing.rules.ts';

/** What is said of an exam; an empty one is not known. */
export type Said = { abnormal: Abnormal | ''; value: string };

/** A register of somebody who has the CPF of a result. */
export type Candidate = {
  id: string;
  companyId: string;
  cnpj: string;
  cpf: string;
  name: string;
  birth: string;
  admittedOn: string;
  /** The day on which they were inactivated; null for who is there. */
  leftOn: string | null;
};

/** An exam that was done; `said` is null where it cannot be opened. */
export type Done = {
  id: string;
  companyId: string;
  employeeId: string;
  key: string;
  doneOn: string;
  said: Said | null;
  /** The thresholds that came with it and stand; empty where none did. */
  hearing: string;
};

/** A result that came before. */
export type Before = Said & { cpf: string; key: string; doneOn: string; observation: string; hearing: string };

/** A result whose exam was found: by its code, or its name where it has none. */
export type Result = Omit<ResultLine, HearingRow> & { key: string; hearing: string };

/** What becomes of a result. */
export type Placement =
  | { to: 'same' }
  | { to: 'record'; person: Candidate }
  | { to: 'exam'; person: Candidate; exam: Done; fills: boolean }
  | { to: 'tray'; why: WaitingReason; person: Candidate | null; exam: Done | null };

/** An exam of admission is done before it (NR-7, 7.5.8 I), by so many days at the most. */
const beforeAdmission = 90;

/** The exam of dismissal is done up to so many days after the end (NR-7, 7.5.11). */
const afterEnd = 10;

/** Whether somebody may have done an exam of the company on a day. */
function wasThere({ birth, admittedOn, leftOn }: Candidate, doneOn: string): boolean {
  return (
    doneOn >= birth &&
    daysAfter(doneOn, beforeAdmission) >= admittedOn &&
    (leftOn === null || doneOn <= daysAfter(leftOn, afterEnd))
  );
}

/**
 * What becomes of a result: whose it is, by CPF and day and never by name alone; and what it says beside what is known. A name that is
 * sent can only keep it waiting.
 */
export function placementOf(
  result: Result,
  {
    candidates,
    exams,
    before,
  }: { candidates: readonly Candidate[]; exams: readonly Done[]; before: readonly Before[] },
): Placement {
  if (before.some((one) => isEqual(one, result))) return { to: 'same' };
  const waits = (why: WaitingReason): Placement => ({ to: 'tray', why, person: null, exam: null });
  const cnpj = figuresOf(result.cnpj);
  const ofCpf = candidates.filter((one) => one.cpf === result.cpf && (cnpj === '' || figuresOf(one.cnpj) === cnpj));
  if (ofCpf.length === 0) return waits('unknown');
  const there = ofCpf.filter((one) => wasThere(one, result.done_on));
  const [person, another] = there;
  if (!person) return waits('outside');
  if (another) return waits('several');
  if (!isNamed(person.name, result.name)) return waits('otherName');
  return placementWith(result, person, exams);
}

/** The same where it is known whose it is. */
export function placementWith(result: Result, person: Candidate, exams: readonly Done[]): Placement {
  const exam = exams.find(
    (one) => one.employeeId === person.id && one.doneOn === result.done_on && one.key === result.key,
  );
  if (!exam) return { to: 'record', person };
  const contradicts =
    exam.said === null ||
    differs(exam.said.abnormal, result.abnormal) ||
    differs(plain(exam.said.value), plain(result.value)) ||
    differs(exam.hearing, result.hearing);
  if (contradicts || exam.said === null) return { to: 'tray', why: 'conflict', person, exam };
  const fills =
    (exam.said.abnormal === '' && result.abnormal !== '') || (exam.said.value === '' && result.value !== '');
  const brings = result.observation !== '' || (result.hearing !== '' && exam.hearing === '');
  return fills || brings ? { to: 'exam', person, exam, fills } : { to: 'same' };
}

function isEqual(one: Before, result: Result): boolean {
  return (
    one.cpf === result.cpf &&
    one.doneOn === result.done_on &&
    one.key === result.key &&
    one.abnormal === result.abnormal &&
    one.hearing === result.hearing &&
    plain(one.value) === plain(result.value) &&
    plain(one.observation) === plain(result.observation)
  );
}

/** What is not known contradicts nothing. */
function differs(one: string, other: string): boolean {
  return one !== '' && other !== '' && one !== other;
}

function plain(text: string): string {
  return fold(text).replaceAll(/\s+/g, '');
}

function figuresOf(text: string): string {
  return text.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** Whether a name that was sent may be this person's: one word of it is. */
function isNamed(name: string, sent: string): boolean {
  const words = (text: string) =>
    fold(text)
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2);
  const known = new Set(words(name));
  const said = words(sent);
  return said.length === 0 || said.some((word) => known.has(word));
}
