import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { Company } from '../../companies/companies.contract.ts';
import type { Employee, Establishment } from '../../employees/employees.contract.ts';
import type { Issue } from '../../platform/contract/errors.ts';
import type { Paper, PaperContext } from '../paper/paper.ts';
import type { FormFacts } from './form-facts.ts';
import type { PlannedPart } from './planned/planned.rules.ts';

/** Whom a document is about: what its identification is filled in from. */
export type Subject = {
  employee: Employee;
  company: Company;
  /** The company's unit that the employee belongs to. */
  unit: Establishment | null;
};

/** Who fills in a form, what its paper has beside the answers, and what the programme offers, to stand where it belongs. */
export type FieldsProps = { userId: string; context: PaperContext; plannedBox: ReactNode };

/** Whose form is told of the registers, and the form. */
export type ToldProps = { employeeId: string; children: ReactNode };

/** What a document still lacks, in short, and at which answer; null for what is nobody's to answer there. */
export type Pendency = { what: string; path: string | null };

/** A printable form: what is asked, how it is asked on screen and how it stands on paper. */
export type DocumentForm<Input extends object = object, Output extends object = object> = FormFacts<Input> &
  FormParts<Input, Output>;

type FormParts<Input extends object, Output extends object> = {
  /** Fetches what its answers must be: when the user begins to type, not before the form is there. */
  loadSchema: () => Promise<z.ZodType<Output, Input>>;
  /** What stands beside the answers, the same on screen and on paper. */
  labels: Readonly<Record<string, string>>;
  /** The answers that a new document begins with. */
  blank: (subject: Subject) => Input;
  /** The printed title, which becomes the PDF's file name. */
  title: (answers: Input) => string;
  /** The blank answers of a document that is begun on a day (`YYYY-MM-DD`), where it is of the day on which it is filled in. */
  begunOn?: (blank: Input, day: string) => Input;
  /** What the answers still lack, as a norm would have it, and what is said when they lack nothing; it keeps nobody from printing. */
  pendencies?: { norm: string; whole: string; of: (answers: Input, context: PaperContext) => readonly Pendency[] };
  /** What keeps the answers from being issued, at which of them; the server holds them against the register besides. */
  refused?: (answers: Input) => readonly Issue[] | Promise<readonly Issue[]>;
  /**
   * The answers with what those of an earlier document of the same person offer where nothing stands yet: nothing that belongs
   * to the day of that one, as its dates, findings and conclusion (product 15.3).
   */
  basedOn: (answers: Input, earlier: Input) => Input;
  /** How it takes what the company's programme plans for the person (decision 61). */
  planned?: PlannedPart<Input>;
  /** The day (`YYYY-MM-DD`) whose programme says who answers for the PCMSO, where the paper names them. */
  pcmsoDay?: (answers: Input) => string;
  /** Called with the answers of a paper that was printed or issued. */
  printed?: (answers: Input, userId: string) => void;
  /** Fetches what stands around it and tells it of the registers, as of the person's exams; without an answer it is filled in by hand. */
  loadTold?: () => Promise<ComponentType<ToldProps>>;
  /** How it is asked on screen; it makes no calls. */
  Fields: ComponentType<FieldsProps>;
  /** How the answers stand on paper, finished or not: a pure function. */
  paper: (answers: Input, context: PaperContext) => Paper;
  /** Milliseconds between 'Imprimir' and the print dialog. */
  printDelay?: number;
};

/** Checks a form's parts against its facts and each other, and forgets the types of its answers. */
export function documentForm<Input extends object, Output extends object>(
  facts: FormFacts<Input>,
  parts: FormParts<Input, Output>,
): DocumentForm {
  return { ...facts, ...parts } as unknown as DocumentForm;
}
