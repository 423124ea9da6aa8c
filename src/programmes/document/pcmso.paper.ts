import { isSamePerson, registrationText } from '../../councils/registrations.rules.ts';
import { type CompanyOnPaper, companySection, nameAndNumber } from '../../documents/company/company.paper.ts';
import { answer, answers, paperDate, placeAndDate, section, wholeSection } from '../../documents/paper/blocks.rules.ts';
import { letterheadOf } from '../../documents/paper/letterhead.rules.ts';
import type { Paper, PaperBlock, PaperSection, Signer } from '../../documents/paper/paper.ts';
import { signerOf } from '../../documents/paper/signers.rules.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import type { Practice } from '../../practice/practice.contract.ts';
import { schemeOf, schemeText, vaccineName } from '../../vaccinations/vaccine-schemes.labels.ts';
import type { PlannedVaccine, ProtocolExam, Risk } from '../programmes.schema.ts';
import { occasionsInWords, riskDetails } from '../reading/reading-words.rules.ts';
import { calendarOf } from './calendar.rules.ts';

/** An exposure group as the document says it. */
type GroupOnPaper = {
  name: string;
  /** Of one unit; empty for the whole company. */
  unit: string;
  functions: readonly string[];
  absence: boolean;
  risks: readonly Risk[];
  exams: readonly ProtocolExam[];
  /** What was issued before there were any says nothing of them. */
  vaccines?: readonly PlannedVaccine[];
  aptitudes: readonly string[];
};

/** What the document of a version says, as it is frozen. */
export type PcmsoOnPaper = {
  company: CompanyOnPaper;
  programmeId: string;
  /** Of the version; null while it is in preparation. */
  number: number | null;
  validFrom: string;
  validTo: string;
  physician: Signer;
  rural: boolean;
  inconsistencies: string;
  groups: readonly GroupOnPaper[];
};

/** Who makes a paper, for which practice, and on which day. */
export type Around = { practice: Practice; signer: Signer; day: string };

const title = 'Programa de Controle Médico de Saúde Ocupacional (PCMSO)';

/**
 * The PCMSO of a version on paper (NR-7, 7.5.4 a–c, 7.5.5).
 * @param lacking of a draft, which says that it is one: how much it still lacks; null for what is issued
 */
export function pcmsoPaper(of: PcmsoOnPaper, around: Around, lacking: number | null): Paper {
  const { company } = of;
  return {
    title: lacking === null ? title : `${title} – rascunho`,
    letterhead: letterheadOf(around.practice),
    copies: [
      {
        label: '',
        sections: [
          ...(lacking === null ? [] : [section('', note(draftNote(lacking)))]),
          companySection(company),
          versionSection(of),
          ...of.groups.flatMap(groupSections),
          section('Inconsistências do PGR (NR-7, 7.5.5)', note(of.inconsistencies || noneFound)),
          section('Cronograma', {
            kind: 'table',
            columns: [
              { label: 'O quê', width: 0.4 },
              { label: 'Quando', width: 0.6 },
            ],
            ...plain,
            rows: calendarOf(of),
          }),
          wholeSection('', note(known), signing(of.physician, around)),
        ],
      },
    ],
    whose: nameAndNumber(company),
    further: [title],
    imprint: null,
  };
}

const noneFound = 'O(A) médico(a) responsável não apontou nenhuma nesta versão.';

const known =
  'Este programa é dado a conhecer a todos os médicos que fazem os exames ocupacionais dos empregados (NR-7, 7.5.4, d). O relatório analítico do seu desenvolvimento é emitido à parte (NR-7, 7.5.4, e; 7.6.2).';

function draftNote(lacking: number): string {
  const items = lacking === 1 ? 'Falta 1 item' : `Faltam ${lacking} itens`;
  const rest = lacking === 0 ? '' : ` ${items} para o programa estar inteiro: veja a lista de pendências.`;
  return `Rascunho, sem número e sem valor de documento.${rest}`;
}

/** A line of text among others. */
export function note(text: string): PaperBlock {
  return { kind: 'text', role: 'note', text, room: 0 };
}

const plain = { across: 1, detail: '', room: 0 } as const;

/** Whoever signs, and the physician of the version where that is somebody else. */
export function signing(physician: Signer, { practice, signer, day }: Around): PaperBlock {
  const isSame = isSamePerson(physician, signer);
  const role = 'Médico(a) responsável pelo PCMSO';
  return {
    kind: 'signatures',
    placeAndDate: placeAndDate(practice.formCity, formatDate(day)),
    signers: [signerOf(signer, isSame ? role : '')],
    responsible: isSame || physician.name === '' ? null : signerOf(physician, role),
  };
}

function versionSection({ number, validFrom, validTo, physician, rural }: PcmsoOnPaper): PaperSection {
  const days = validTo ? `${paperDate(validFrom)} a ${paperDate(validTo)}` : `a partir de ${paperDate(validFrom)}`;
  const who = [physician.name, physician.name && registrationText(physician)].filter(Boolean).join(', ');
  return section(
    'Programa',
    answers(
      answer('Versão', number === null ? 'em preparação' : String(number), { width: 1 / 3 }),
      answer('Vigência', days, { width: 2 / 3 }),
      answer('Médico(a) responsável', who || 'a informar', { width: 1 }),
      ...(rural ? [answer('Trabalho rural', 'sim (NR-31, 31.3.7)', { width: 1 })] : []),
    ),
  );
}

function groupSections(group: GroupOnPaper): PaperSection[] {
  const { name, unit, functions, absence, risks, exams, vaccines = [], aptitudes } = group;
  const names = new Map(exams.map((exam) => [exam.code, exam.name]));
  return [
    section(
      `Grupo: ${name}`,
      answers(
        answer('Unidade', unit || 'toda a empresa', { width: 1 }),
        answer('Funções', functions.join(', ') || 'nenhuma', { width: 1 }),
        ...(aptitudes.length > 0 ? [answer('Aptidões exigidas', aptitudes.join(', '), { width: 1 })] : []),
      ),
    ),
    risks.length === 0
      ? section('Riscos', note(absence ? 'Ausência de riscos ocupacionais específicos, declarada.' : 'A informar.'))
      : section('Riscos', {
          kind: 'table',
          columns: [
            { label: 'Risco', width: 0.34 },
            { label: 'Fonte e intensidade', width: 0.3 },
            { label: 'Exames que o acompanham', width: 0.36 },
          ],
          ...{ across: 1, detail: 'Possíveis agravos à saúde', room: 0 },
          rows: risks.map((risk) => [risk.name, riskDetails(risk), watching(risk, names), risk.harms || '–']),
        }),
    section('Exames, critérios e condutas', {
      kind: 'table',
      columns: [
        { label: 'Exame', width: 0.45 },
        { label: 'Quando', width: 0.55 },
      ],
      ...{ across: 1, detail: 'Interpretação e conduta', room: 0 },
      rows: exams.map((exam) => [
        `${exam.name} (${exam.code})`,
        occasionsInWords(exam),
        [exam.criterion && `Critério: ${exam.criterion}`, exam.conduct && `Conduta: ${exam.conduct}`]
          .filter(Boolean)
          .join('\n'),
      ]),
    }),
    ...(vaccines.length > 0 ? [vaccinesSection(vaccines)] : []),
  ];
}

/** The programme of vaccination of a group (NR-32, 32.2.4.17; NR-7, 7.3.2, l). */
function vaccinesSection(vaccines: readonly PlannedVaccine[]): PaperSection {
  return section('Vacinas (NR-32, 32.2.4.17)', {
    kind: 'table',
    columns: [
      { label: 'Vacina', width: 0.4 },
      { label: 'Esquema', width: 0.6 },
    ],
    ...{ across: 1, detail: 'Motivo', room: 0 },
    rows: vaccines.map((vaccine) => [vaccineName(vaccine), schemeText(schemeOf(vaccine)), vaccine.reason || '–']),
  });
}

function watching({ medicalControl, exams, noExam }: Risk, names: ReadonlyMap<string, string>): string {
  const named = exams.flatMap((code) => names.get(code) ?? []);
  if (named.length > 0) return named.join(', ');
  return noExam ? `Nenhum: ${noExam}` : medicalControl ? 'A informar' : 'Sem controle médico';
}
