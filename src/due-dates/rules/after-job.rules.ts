import { daysAfter, formatDate, monthsAfter } from '../../platform/contract/dates.ts';
import { oftenText } from '../after-job/after-job.labels.ts';
import type { Exposure } from './exposure.rules.ts';

/** For so many years after the end of the contract the employer goes on offering exams. */
const years = 30;

/**
 * The exams after the end of work with asbestos, chest X-ray and spirometry alike (NR-7, Annex III, 2.17 and 3.5; NR-15, Annex 12, 19 and 19.1): every three
 * years up to 12 years of exposure, every two up to 20, then every year, for 30 years.
 * @param exposure the time with asbestos; of one with breaks the days that were with it count
 */
export function afterAsbestos({ until, days }: Exposure, endedOn: string) {
  const began = daysAfter(until, -days);
  const isWithin = (limit: number) => until <= monthsAfter(began, limit * 12);
  const everyYears = isWithin(12) ? 3 : isWithin(20) ? 2 : 1;
  return {
    everyYears,
    firstOn: monthsAfter(endedOn, everyYears * 12),
    untilOn: monthsAfter(endedOn, years * 12),
  };
}

/** What of work is not over when the contract is. */
type Case = {
  /** In eSocial's table 24. */
  codes: readonly string[];
  /** As a letter calls it, and as it stands after 'exposição'. */
  substance: string;
  to: string;
  /** Whether the norm has the employer go on offering exams. */
  isExamined: boolean;
  /** For how long the record is kept, with the norm. */
  kept: string;
};

const carcinogenic = 'O prontuário é guardado por 40 anos depois do desligamento (NR-7, Anexo V).';
const radiation =
  'O prontuário é guardado até os 75 anos de idade, e por pelo menos 30 anos depois do desligamento (NR-7, Anexo V).';

/**
 * The table of cases. Of asbestos the norm has exams go on; of benzene and of ionizing radiation it has records kept, and names no exam after the contract:
 * none is made up for them. Other carcinogens of the list that the ministries keep (LINACH) are not told apart from other agents by table 24.
 */
const cases: readonly Case[] = [
  { codes: ['01.02.001'], substance: 'Asbesto (amianto)', to: 'ao asbesto', isExamined: true, kept: carcinogenic },
  { codes: ['01.03.001'], substance: 'Benzeno', to: 'ao benzeno', isExamined: false, kept: carcinogenic },
  {
    codes: ['02.01.006', '02.01.007', '02.01.009', '02.01.010', '02.01.011', '02.01.012', '02.01.013'],
    ...{ substance: 'Radiações ionizantes', to: 'às radiações ionizantes', isExamined: false, kept: radiation },
  },
];

/** The agents after which exams go on being offered: who leaves is to have a letter (NR-15, Annex 12, 19.2). */
export const examinedAfterJob: readonly string[] = cases.flatMap(({ codes, isExamined }) => (isExamined ? codes : []));

/** What goes on after a contract because of one agent. */
export type AfterJob = Pick<Case, 'substance' | 'kept'> & {
  since: string;
  until: string;
  /** Null where the norm names none. */
  exams: ReturnType<typeof afterAsbestos> | null;
  /** All of it in a sentence. */
  text: string;
};

/**
 * What goes on after a contract that ends on a day.
 * @param exposedTo the time that was spent with one of these agents; null for none
 */
export function afterJob(endedOn: string, exposedTo: (codes: readonly string[]) => Exposure | null): AfterJob[] {
  return cases.flatMap(({ codes, substance, to, isExamined, kept }) => {
    const exposure = exposedTo(codes);
    if (!exposure) return [];
    const { from: since, until } = exposure;
    const exams = isExamined ? afterAsbestos(exposure, endedOn) : null;
    const time = `desde ${formatDate(since)}${until < endedOn ? ` e até ${formatDate(until)}` : ''}`;
    const next = exams ? examsText(exams) : `a norma não fixa exames depois do contrato. ${kept}`;
    return [{ substance, kept, since, until, exams, text: `Exposição ${to} ${time}: ${next}` }];
  });
}

function examsText({ everyYears, firstOn, untilOn }: ReturnType<typeof afterAsbestos>): string {
  return `radiografia de tórax e espirometria ${oftenText(everyYears)}, a primeira até ${formatDate(firstOn)}, até ${formatDate(untilOn)}. A comunicação ao colaborador, com data e local, é entregue no desligamento (NR-7, Anexo III, 2.17 e 3.5; NR-15, Anexo 12, 19).`;
}
