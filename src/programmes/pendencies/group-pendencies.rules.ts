import { fold } from '../../platform/database/search/search.ts';
import type { Group, Pendency } from '../programmes.contract.ts';
import {
  examCodes,
  hyperbaricAgents,
  mineralDusts,
  noiseAgent,
  type Occasion,
  occasionLabels,
  occasions,
} from '../programmes.labels.ts';
import { type CodeTables, groupIssues } from './group-checks.rules.ts';

const { clinical, audiometry, spirometry, chestXray } = examCodes;

type Special = { name: string; codes: readonly string[]; risks: RegExp; named: RegExp };

/** Aptitudes that must stand on the ASO (NR-7, 7.5.19.2): which risks suggest one, by code or words, and how it is named. */
const specialWork: readonly Special[] = [
  { name: 'trabalho em altura (NR-35)', codes: [], risks: /\baltura\b/, named: /\baltura\b|nr\W?35/ },
  { name: 'espaço confinado (NR-33)', codes: [], risks: /confinad/, named: /confinad|nr\W?33/ },
  {
    name: 'trabalho sob pressão hiperbárica (NR-7, Anexo IV)',
    codes: hyperbaricAgents,
    risks: /hiperbaric/,
    named: /hiperbaric/,
  },
  {
    name: 'trabalho com radiações ionizantes',
    // All of Table 24 from the general line to the laboratories, of which radon in mines is one.
    codes: ['006', '007', '008', '009', '010', '011', '012', '013'].map((agent) => `02.01.${agent}`),
    risks: /radiac\w+ ionizante/,
    named: /radiac/,
  },
];

const tablesOfCodes = 'eSocial, Tabelas 24 e 27';

/** What is missing or doubtful in one group. */
export function groupPendencies(group: Group, unitIds: ReadonlySet<string>, tables: CodeTables): Pendency[] {
  const { id, unitId, absence, risks, exams } = group;
  const of = (field: string, message: string, source: string, blocks = false): Pendency => ({
    ...{ groupId: id, field, message, source, blocks },
  });
  return [
    ...(unitId !== null && !unitIds.has(unitId)
      ? [of('unitId', 'A unidade não existe mais', 'Unidades da empresa', true)]
      : []),
    ...groupIssues(group, tables).map((issue) => of(issue.path, issue.message, issue.source || tablesOfCodes, true)),
    ...(!absence && risks.length === 0 ? [of('risks', 'Riscos a informar', 'NR-7, 7.5.19.1, c')] : []),
    ...clinicalPendencies(group, of),
    ...riskPendencies(group, of),
    ...exams.flatMap((exam, at) => {
      const wrong = exam.indicator === 'quadro1' ? exam.occasions.filter((one) => one !== 'periodic') : [];
      if (wrong.length === 0) return [];
      const message = `${exam.name} é indicador do Quadro 1 e não se faz no exame ${wordsOf(wrong)}`;
      return [of(`exams.${at}.occasions`, message, 'NR-7, 7.5.15')];
    }),
  ];
}

type Making = (field: string, message: string, source: string) => Pendency;

function clinicalPendencies({ exams }: Group, of: Making): Pendency[] {
  const missing = missingOccasions(exams, [clinical], occasions);
  const message = `Falta a avaliação clínica (0295) no exame ${wordsOf(missing)}`;
  return missing.length > 0 ? [of('exams', message, 'NR-7, 7.5.6')] : [];
}

function riskPendencies({ risks, exams, aptitudes }: Group, of: Making): Pendency[] {
  const controlled = risks.filter(({ medicalControl }) => medicalControl);
  const hears = controlled.some(({ code }) => code === noiseAgent);
  const unheard = hears ? missingOccasions(exams, [audiometry], ['admission', 'periodic', 'dismissal']) : [];
  const breathes = controlled.some(({ code }) => mineralDusts.includes(code));
  const unblown = breathes ? missingOccasions(exams, spirometry, ['admission', 'periodic']) : [];
  const isXrayed = exams.some(({ code }) => chestXray.some((one) => one === code));
  const isClinicalOnly = exams.every(({ code }) => code === clinical);
  const named = aptitudes.map(fold);
  const suggested = specialWork.filter(
    (work) =>
      !named.some((aptitude) => work.named.test(aptitude)) &&
      risks.some(({ code, name }) => work.codes.includes(code) || work.risks.test(fold(name))),
  );
  return [
    ...(unheard.length > 0
      ? [of('exams', `Ruído sem audiometria (0281) no exame ${wordsOf(unheard)}`, 'NR-7, Anexo II')]
      : []),
    ...(unblown.length > 0
      ? [of('exams', `Poeira mineral sem espirometria (1057) no exame ${wordsOf(unblown)}`, 'NR-7, Anexo III, 3.1')]
      : []),
    ...risks.flatMap(({ code, name, band }, at) =>
      isXrayed && mineralDusts.includes(code) && band === ''
        ? [of(`risks.${at}.band`, `${name}: informe a poeira medida`, 'NR-7, Anexo III, Quadro 1')]
        : [],
    ),
    ...(controlled.length > 0 && isClinicalOnly && unheard.length === 0 && unblown.length === 0
      ? [of('exams', 'Há risco com controle médico e nenhum exame além do clínico: confira', 'NR-7, 7.5.18')]
      : []),
    ...suggested.map(({ name }) => of('aptitudes', `Falta a aptidão para ${name}`, 'NR-7, 7.5.19.2')),
  ];
}

function missingOccasions(exams: Group['exams'], codes: readonly string[], wanted: readonly Occasion[]): Occasion[] {
  const has = new Set(exams.filter((exam) => codes.includes(exam.code)).flatMap((exam) => exam.occasions));
  return wanted.filter((occasion) => !has.has(occasion));
}

function wordsOf(missing: readonly Occasion[]): string {
  return new Intl.ListFormat('pt-BR').format(missing.map((occasion) => occasionLabels[occasion].toLowerCase()));
}
