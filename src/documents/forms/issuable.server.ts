import type { z } from 'zod';
import type { Issue } from '../../platform/contract/errors.ts';
import type { Identity } from '../issued/issuing/questions/identity.rules.ts';
import type { Paper, PaperContext } from '../paper/paper.ts';
import type { KnownDays } from './aso/days-of-aso.rules.ts';
import type { ExamCourse } from './in-house/course.rules.ts';
import type { RegisteredEquipment } from './in-house/equipment-of-exam.rules.ts';
import type { FormKind } from './registry.ts';
import type { CardDose } from './vaccination-card/doses-of-register.rules.ts';

/** What issuing a form has to know of it beside its facts (product 15.1): only the server has this. */
export type Issuable<Schema extends z.ZodType<object> = z.ZodType<object>> = {
  schema: Schema;
  /** What the fields are called on screen and on paper. */
  labels: Readonly<Record<string, string>>;
  paper: (answers: z.output<Schema>, context: PaperContext) => Paper;
  /** Whom it is about: whose name, and which answer holds the CPF. */
  person: (answers: z.output<Schema>) => { name: string; cpf: string; cpfField: string };
  /** What it may not say or lack, at which answer, on this day and of somebody who was admitted on that day. */
  refusals?: (answers: z.output<Schema>, known: KnownDays) => Issue[];
  /** What it says of somebody's health: the company reads it only with that person's written consent. */
  secrets?: (answers: z.output<Schema>) => Issue[];
  /** Whom and whose it says it is, where that is held against the register. */
  identity?: (answers: z.output<Schema>) => Identity;
  /** Whether the paper would have to name somebody whom nobody knows; why it is not issued then. */
  unnamed?: (context: PaperContext) => string | null;
  /** The day (`YYYY-MM-DD`) whose programme says who answers for the PCMSO, where the paper names them. */
  pcmsoDay?: (answers: z.output<Schema>) => string;
  /** What does not go with what the register has, asked in the transaction, with the person locked. */
  contradictions?: (answers: z.output<Schema>, person: PersonRegister) => Promise<Issue[]>;
  /** Which of the exams that it names are no longer in the register. */
  withdrawnExams?: (answers: z.output<Schema>, person: Pick<PersonRegister, 'examsDoneOn'>) => Promise<string[]>;
  /** What the exam that it is has shown, for the record of it: whether abnormal (empty where nobody says), and a value of at most 60 characters. */
  shown?: (answers: z.output<Schema>) => Shown;
  /** What its documents tell of a person through the years. */
  courses?: readonly ExamCourse<z.output<Schema>>[];
  /** What makes two valid ones of a person one too many; of the others a second one is a slip only where it says the same. */
  duplicate?: Duplicate<z.output<Schema>>;
};

/** What an exam has shown: whether abnormal, empty where nobody says, and a short value. */
export type Shown = { abnormal: 'yes' | 'no' | ''; value: string };

/** What the register has of the person that a document is about. */
type PersonRegister = {
  /** What they have done on one day, `YYYY-MM-DD`. */
  examsDoneOn: (day: string) => Promise<readonly { code: string; name: string }[]>;
  /** The practice's equipment of a serial number; null for none. */
  equipment: (serial: string) => Promise<RegisteredEquipment | null>;
  /** The doses of vaccines that they were given and nobody withdrew. */
  dosesGiven: () => Promise<readonly CardDose[]>;
  /** What the document said that this one corrects; null for none, and for one that can't be opened. */
  corrected: () => Promise<Readonly<Record<string, unknown>> | null>;
};

/** When a second valid document of one kind and person is asked about. */
export type Duplicate<Answers> = {
  /** Only beside one that was issued today. */
  onTheSameDay: boolean;
  isSame: (before: Answers, after: Answers) => boolean;
  /** That one stands, up to its name. */
  stands: (answers: Answers) => string;
};

/** Checks the parts against each other and forgets the types of the answers. */
export function issuableForm<Schema extends z.ZodType<object>>(parts: Issuable<Schema>): Issuable {
  return parts as unknown as Issuable;
}

/** What issuing a form of some kind has to know; loaded when the first of them is issued. */
export async function issuableOf(kind: FormKind): Promise<Issuable> {
  const { issuable }: { issuable: Issuable } = await import(`./${kind}/${kind}-issuable.server.ts`);
  return issuable;
}

/** Whom a document is about whose answers call them so. */
export function personOf({ name, cpf }: { name: string; cpf: string }) {
  return { name, cpf, cpfField: 'cpf' };
}
