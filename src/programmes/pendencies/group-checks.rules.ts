import { fold } from '../../platform/database/search/search.ts';
import { noRiskCode, type RiskKind, riskKindLabels, writtenKinds } from '../programmes.labels.ts';
import type { GroupFields, ProtocolExam, Risk } from '../programmes.schema.ts';
import { limitOf } from './exam-limits.rules.ts';
import { tidiedVaccine, vaccineIssues } from './vaccine-checks.rules.ts';

/** The tables of the government, as far as groups ask of them. */
export type CodeTables = {
  findRisk: (code: string) => { name: string; withdrawn: boolean } | null;
  findExam: (code: string) => { name: string; withdrawn: boolean } | null;
};

/** The first part of a code of table 24 says of what kind the agent is. */
const kindByPrefix: Readonly<Record<string, RiskKind>> = {
  '01': 'chemical',
  '02': 'physical',
  '03': 'biological',
  '04': 'combined',
  '05': 'other',
};

/** What is wrong at a field of a group, and where that is written, if it is not plain. */
type GroupIssue = { path: string; message: string; source: string };
type Wrong = Omit<GroupIssue, 'path'> & { field: string };

const wrong = (field: string, message: string, source = ''): Wrong => ({ field, message, source });

/** What is wrong with a group as it was typed, by field. */
export function groupIssues({ risks, exams, vaccines, absence }: GroupFields, tables: CodeTables): GroupIssue[] {
  const risksSeen = new Set<string>();
  const examsSeen = new Set<string>();
  return [
    ...(absence && risks.length > 0
      ? [
          {
            ...{ path: 'absence', message: 'Retire os riscos, ou a declaração de que não há nenhum' },
            source: 'NR-7, 7.5.19.1, c',
          },
        ]
      : []),
    ...risks.flatMap((risk, at) => {
      const key = risk.code || fold(`${risk.kind} ${risk.name}`);
      const again = risksSeen.has(key) ? wrong(risk.code ? 'code' : 'name', 'Este risco já está no grupo') : null;
      risksSeen.add(key);
      return placed(`risks.${at}`, riskIssue(risk, tables) ?? again);
    }),
    ...exams.flatMap((exam, at) => {
      const again = examsSeen.has(exam.code) ? wrong('code', 'Este exame já está no protocolo') : null;
      examsSeen.add(exam.code);
      return placed(`exams.${at}`, examIssue(exam, tables) ?? again);
    }),
    ...vaccineIssues(vaccines),
  ];
}

function placed(path: string, found: Wrong | null): GroupIssue[] {
  return found ? [{ path: `${path}.${found.field}`, message: found.message, source: found.source }] : [];
}

function riskIssue({ kind, code }: Risk, { findRisk }: CodeTables): Wrong | null {
  if (writtenKinds.includes(kind)) {
    return code ? wrong('code', 'Este tipo de risco não tem código: descreva-o') : null;
  }
  if (!code) return wrong('code', 'Escolha o agente na Tabela 24');
  if (code === noRiskCode) return wrong('code', 'Isto não é um risco: declare a ausência de riscos do grupo');
  const known = findRisk(code);
  if (!known || known.withdrawn) return wrong('code', 'Este código não está na Tabela 24 vigente');
  const ofCode = kindByPrefix[code.slice(0, 2)];
  return ofCode && ofCode !== kind ? wrong('kind', `Pela Tabela 24, este agente é: ${riskKindLabels[ofCode]}`) : null;
}

function examIssue(exam: ProtocolExam, { findExam }: CodeTables): Wrong | null {
  const limit = limitOf(exam);
  if (limit) return wrong(limit.field, limit.message, limit.source);
  const known = findExam(exam.code);
  return known && !known.withdrawn ? null : wrong('code', 'Este código não está na Tabela 27 vigente');
}

/** A group as it is kept: names as the tables have them, no function twice. */
export function tidied(fields: GroupFields, { findRisk, findExam }: CodeTables): GroupFields {
  return {
    ...fields,
    functions: [...new Map(fields.functions.toReversed().map((name) => [fold(name), name])).values()].reverse(),
    risks: fields.risks.map((risk) => ({ ...risk, name: findRisk(risk.code)?.name ?? risk.name })),
    exams: fields.exams.map((exam) => ({ ...exam, name: findExam(exam.code)?.name ?? exam.name })),
    vaccines: fields.vaccines.map(tidiedVaccine),
  };
}
