import type { ReportContent, ShownCounts } from '../../../annual-reports/annual-reports.contract.ts';
import { breakdownLabels } from '../../../annual-reports/annual-reports.labels.ts';
import { comparedWith } from '../../../annual-reports/content/compared.labels.ts';
import { countColumns, tableLines } from '../../../annual-reports/content/table-lines.labels.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import type { Practice } from '../../../practice/practice.contract.ts';
import { occasionLabels } from '../../../programmes/programmes.labels.ts';
import { answer, answers, paperDate, placeAndDate, section, wholeSection } from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperBlock, PaperDrawing, PaperSection, Signer } from '../../paper/paper.ts';
import { signerOf } from '../../paper/signers.rules.ts';
import { type CompanyOnPaper, companySection, nameAndNumber } from '../company.paper.ts';
import { abnormalDrawing, examsDrawing } from './report-bars.rules.ts';

/** What an annual report says, as it is frozen. */
export type IssuedReport = {
  reportId: string;
  company: CompanyOnPaper;
  /** The day on which it was issued. */
  day: string;
  /** By when the next one is due. */
  nextOn: string;
  content: ReportContent;
  /** The one of the period before that stands. */
  previous: { name: string; content: ReportContent } | null;
  /** The day of the last report that was made elsewhere; empty for none. */
  lastOn: string;
  lacking: string;
  discussion: string;
};

const title = 'Relatório analítico do PCMSO';

/** The report on paper (NR-7, 7.6.2 a–f; only a and b where 7.6.6 says so). */
export function issuedReportPaper(
  report: IssuedReport,
  { practice, signer }: { practice: Practice; signer: Signer },
): Paper {
  const { company, day, nextOn, content, lacking } = report;
  const sections = [
    companySection(company),
    section(
      'Período',
      answers(
        answer('De', paperDate(content.from), { width: 1 / 4 }),
        answer('Até', paperDate(content.until), { width: 1 / 4 }),
        answer('Grau de risco', content.degree, { width: 1 / 4 }),
        answer('Empregados', String(content.employees), { width: 1 / 4 }),
        answer('Próximo relatório até', paperDate(nextOn)),
      ),
    ),
    section('a) Exames clínicos', clinicalTable(content)),
    section('b) Exames complementares', complementaryTable(content)),
    ...drawn('Exames por tipo', examsDrawing(content, report.previous?.content ?? null)),
    ...(content.form === 'short' ? [section('', note(shortForm))] : restOf(report)),
    ...(lacking ? [section('Prontuários e informações (NR-7, 7.6.4)', letter(lacking))] : []),
    wholeSection('', {
      kind: 'signatures',
      placeAndDate: placeAndDate(practice.formCity, formatDate(day)),
      signers: [signerOf(signer)],
      responsible: null,
    }),
  ];
  return {
    ...{ title, letterhead: letterheadOf(practice), copies: [{ label: '', sections }] },
    ...{ whose: nameAndNumber(company), further: [title], imprint: null },
  };
}

const shortForm =
  'Empresa de grau de risco 1 ou 2 com até 25 empregados, ou 3 ou 4 com até 10: o relatório tem as letras a e b (NR-7, 7.6.6).';
const secrecy =
  'Contagens de uma ou duas pessoas não são mostradas: as linhas foram reunidas, e onde nem juntas podem ser ditas está ‘suprimido’. Nada aqui deixa identificar alguém (LGPD, art. 11; sigilo médico).';

function restOf({ content, previous, lastOn, discussion }: IssuedReport): PaperSection[] {
  const { breakdown, abnormal, diseases, cats, unknown } = content;
  const place = breakdownLabels[breakdown];
  const noResult =
    unknown > 0 ? [note(`De ${unknown} exame(s) o resultado não diz se é anormal, e não conta aqui.`)] : [];
  return [
    section(
      `c) Resultados anormais, por tipo de exame e por ${place.toLowerCase()}`,
      note(secrecy),
      ...(abnormal.length === 0 ? [note('Nenhum exame do período tem resultado anotado.')] : []),
      ...noResult,
    ),
    ...abnormal.map(({ name, table: counted }) => section(name, placesTable(place, counted, 'abnormal'))),
    ...drawn('Resultados anormais por tipo de exame', abnormalDrawing(content, previous?.content ?? null)),
    section(
      `d) Doenças relacionadas ao trabalho, por ${place.toLowerCase()}`,
      diseases ? placesTable(place, diseases, 'diseases') : note('—'),
      note(
        'Incidência: pessoas com doença nova no período. Prevalência: pessoas com doença nova ou anterior, ambas sobre quem trabalhou no período.',
      ),
    ),
    section('e) Comunicações de acidente de trabalho', cats ? placesTable('Tipo de evento', cats, 'cats') : note('—')),
    section('f) Comparação com o relatório anterior', ...comparison(content, previous, lastOn)),
    section('Discussão', letter(discussion)),
  ];
}

function comparison(content: ReportContent, previous: IssuedReport['previous'], lastOn: string): PaperBlock[] {
  if (!previous) {
    const elsewhere = lastOn ? `O último relatório, de ${paperDate(lastOn)}, não foi emitido aqui.` : '';
    return [note(elsewhere || 'Não há relatório anterior com que comparar.')];
  }
  const { from, until } = previous.content;
  return [
    note(`Com o ${previous.name}, de ${paperDate(from)} a ${paperDate(until)}.`),
    table(['', 'Anterior', 'Este'], [0.6, 0.2, 0.2], comparedWith(content, previous.content)),
  ];
}

/** A picture of what the tables before it say, for who sees it. */
function drawn(title: string, drawing: PaperDrawing | null): PaperSection[] {
  return drawing ? [wholeSection(title, { kind: 'drawing', ...drawing })] : [];
}

function clinicalTable({ clinical }: ReportContent): PaperBlock {
  const rows = clinical.map(({ occasion, exams }) => [
    occasion ? occasionLabels[occasion] : 'Não informada',
    String(exams),
  ]);
  const total = clinical.reduce((sum, { exams }) => sum + exams, 0);
  return table(['Ocasião', 'Exames'], [0.8, 0.2], [...rows, ['Total', String(total)]]);
}

function complementaryTable({ complementary }: ReportContent): PaperBlock {
  const rows = complementary.map(({ code, name, exams }) => [code || '—', name, String(exams)]);
  const total = complementary.reduce((sum, { exams }) => sum + exams, 0);
  return table(['Código', 'Exame', 'Exames'], [0.15, 0.65, 0.2], [...rows, ['', 'Total', String(total)]]);
}

/** A table by place. */
function placesTable(place: string, counted: ShownCounts, of: keyof typeof countColumns): PaperBlock {
  const { head } = countColumns[of];
  return table([place, ...head], [0.5, ...head.map(() => 0.5 / head.length)], tableLines(counted, of));
}

function table(labels: readonly string[], widths: readonly number[], rows: readonly (readonly string[])[]): PaperBlock {
  const columns = labels.map((label, at) => ({ label, width: widths[at] ?? 0 }));
  return { kind: 'table', columns, across: 1, detail: '', room: 0, rows };
}

function note(text: string): PaperBlock {
  return { kind: 'text', role: 'note', text, room: 0 };
}

function letter(text: string): PaperBlock {
  return { kind: 'text', role: 'letter', text, room: 0 };
}
