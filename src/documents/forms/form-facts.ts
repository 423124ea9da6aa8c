import type { DocumentRights } from '../../councils/council-rights.rules.ts';
import type { FormKind } from './registry.ts';

/** Whether a document is under medical confidentiality: 'open' leaves it to the professional, and is confidential until then. */
export type Confidentiality = 'always' | 'never' | 'open';

/** The kinds of health document that ICP-Brasil has a number for (ITI, "metadados de documentos de saúde"). */
export type HealthDocument = 'medicalPrescription' | 'certificate' | 'examRequest' | 'report';

/**
 * All that others have to know of a printable form, for screens and server alike: light, so that a list can read it. The methods
 * take the answers of that form, whole or half.
 */
export type FormFacts<Answers extends object = object> = {
  /** Its name in the list of forms, in addresses, drafts and rows. */
  kind: FormKind;
  /** The name of its tab, and of its documents in a list. */
  tab: string;
  /** The tab that it shares with others of its sort; its own where this is left out. */
  within?: string;
  /** What its numbers begin with: 'ASO 2026/000123'. */
  shortName: string;
  /** What it is, for whoever holds it and knows nothing of forms. */
  printedName: string;
  /** The last one that was issued, as a sentence names it. */
  last: string;
  /** What is issued, in the words of the paper; the name of its tab where this is left out. */
  nameOf?(answers: Answers): string;
  confidentiality(answers: Answers): Confidentiality;
  /** Whether one of them may not be confidential: then a company looks for it. */
  seenByCompany?: true;
  /** Who may issue it (product 15.7); null as long as the answers do not say what it is. */
  rights(answers: Answers): DocumentRights | null;
  /** Whether it asks for audiometry and for nothing else, which a council may issue that may not issue the rest. */
  asksOnlyAudiometry?(answers: Answers): boolean;
  /** Whether what it is, or who may issue it, depends on its answers. */
  rightsByAnswers?: true;
  /** What ICP-Brasil takes it for, by its printed title. */
  healthDocument?(title: string): HealthDocument | undefined;
  /** What it says of exams that were done: each with its day and the clinical one, all of one day, what others said before, or that it is one. */
  exams?: 'dated' | 'ofOneDay' | 'carried' | 'itself';
  /** The exam that it is, by Tabela 27. */
  itsExam?: { exam_code: string; exam_name: string };
  /** What issuing it completes: the guide of its occasion, or that of exams alone. */
  completes?: 'occasion' | 'examsOnly';
  /** Whether it is signed by hand alone, never digitally. */
  byHand?: true;
  /** What is said of it before it is issued. */
  issueNote?: string;
};
