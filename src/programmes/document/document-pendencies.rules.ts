import type { Group, Pendency } from '../programmes.contract.ts';
import type { HeadFields, ProtocolExam, Risk } from '../programmes.schema.ts';

/**
 * What a version lacks to be whole as a document (NR-7, 7.5.4 a–c): until then its PCMSO is a draft. It is whole when every risk under
 * medical control names a harm, and an exam or why there is none, and every exam has a criterion and a conduct.
 */
export function documentPendencies(
  head: Pick<HeadFields, 'exempt' | 'physicianName'>,
  groups: readonly Group[],
): Pendency[] {
  // Who is exempt has no PCMSO (NR-1, 1.8.6).
  if (head.exempt) return [];
  return [
    ...(head.physicianName === '' ? [ofHead('physicianName', 'Quem responde pelo PCMSO', 'NR-7, 7.4.1, c')] : []),
    ...(groups.length === 0 ? [ofHead('groups', 'Nenhum grupo de exposição', 'NR-7, 7.5.4, a')] : []),
    ...groups.flatMap(groupPendencies),
  ];
}

function ofHead(field: string, message: string, source: string): Pendency {
  return { groupId: null, field, message, source, blocks: false };
}

function groupPendencies({ id, absence, risks, exams }: Group): Pendency[] {
  const of = (field: string, message: string, item: string): Pendency => ({
    ...{ groupId: id, field, message, source: `NR-7, 7.5.4, ${item}`, blocks: false },
  });
  const codes = new Set(exams.map(({ code }) => code));
  return [
    ...(!absence && risks.length === 0 ? [of('risks', 'Riscos a informar, ou a ausência deles a declarar', 'a')] : []),
    ...(exams.length === 0 ? [of('exams', 'Exames a definir', 'b')] : []),
    ...risks.flatMap((risk, at) => (risk.medicalControl ? riskPendencies(risk, `risks.${at}`, codes, of) : [])),
    ...exams.flatMap((exam, at) => examPendencies(exam, `exams.${at}`, of)),
  ];
}

type Making = (field: string, message: string, item: string) => Pendency;

function riskPendencies(risk: Risk, path: string, codes: ReadonlySet<string>, of: Making): Pendency[] {
  const { name, harms, exams, noExam } = risk;
  // One that the protocol no longer has watches over nothing.
  const isWatched = exams.some((code) => codes.has(code));
  return [
    ...(harms === '' ? [of(`${path}.harms`, `${name}: que agravos pode causar`, 'a')] : []),
    ...(!isWatched && noExam === ''
      ? [of(`${path}.exams`, `${name}: que exame o acompanha, ou por que nenhum`, 'b')]
      : []),
  ];
}

function examPendencies({ name, criterion, conduct }: ProtocolExam, path: string, of: Making): Pendency[] {
  return [
    ...(criterion === '' ? [of(`${path}.criterion`, `${name}: como se interpreta`, 'c')] : []),
    ...(conduct === '' ? [of(`${path}.conduct`, `${name}: o que se faz com o achado`, 'c')] : []),
  ];
}
