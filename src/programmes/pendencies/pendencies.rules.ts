import { mayIssue, pcmso } from '../../councils/council-rights.rules.ts';
import { councilIn } from '../../councils/councils.rules.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import { fold } from '../../platform/database/search/search.ts';
import { groupFor } from '../membership.rules.ts';
import type { Group, Pendency, ProgrammeHead } from '../programmes.contract.ts';
import { programmeLabels } from '../programmes.labels.ts';
import type { HeadFields } from '../programmes.schema.ts';
import { exemptProblem, exemptSource, type UnitDegree } from './exempt.rules.ts';
import type { CodeTables } from './group-checks.rules.ts';
import { groupPendencies } from './group-pendencies.rules.ts';

/** What is known beside a version itself. */
export type Around = {
  today: string;
  /** The company's units that are there. */
  units: readonly UnitDegree[];
  /** How many people have which function in which unit, without those who are in a group by hand. */
  places: readonly { function: string; unitId: string | null; people: number }[];
  /** The versions that are in force beside it. */
  others: readonly Pick<ProgrammeHead, 'validFrom'>[];
  tables: CodeTables;
};

type Version = { programme: HeadFields; groups: readonly Group[] };

/** What is missing or doubtful in a version, first what keeps it from being put in force (product 16.2). */
export function pendenciesOf({ programme, groups }: Version, around: Around): Pendency[] {
  const unitIds = new Set(around.units.map(({ id }) => id));
  const found = [
    ...headPendencies(programme, groups, around),
    ...groups.flatMap((group) => groupPendencies(group, unitIds, around.tables)),
    ...sharedFunctions(groups),
    ...peoplePendencies(groups, around.places),
  ];
  return found.sort((a, b) => Number(b.blocks) - Number(a.blocks));
}

function headPendencies(head: HeadFields, groups: readonly Group[], { today, others, units }: Around): Pendency[] {
  const { validFrom, validTo, exempt } = head;
  const of = (field: keyof HeadFields, message: string, source: string, blocks: boolean) => ({
    ...{ groupId: null, field, message, source, blocks },
  });
  const physician = ['physicianName', 'physicianCouncil', 'physicianNumber', 'physicianUf'] as const;
  const missing = exempt ? [] : physician.filter((field) => head[field] === '');
  const ofOther = exempt || head.physicianCouncil === '' ? null : councilProblem(head.physicianCouncil);
  const notExempt = exempt ? exemptProblem(units, groups) : null;
  const later = others.map((other) => other.validFrom).filter((day) => day > validFrom);
  const next = later.sort()[0];
  return [
    ...missing.map((field) => of(field, `Informe: ${programmeLabels[field]}`, 'NR-7, 7.4 e 7.5.19.1, f', true)),
    ...(ofOther ? [of('physicianCouncil', ofOther, pcmsoSource, true)] : []),
    ...(notExempt ? [of('exempt', notExempt, exemptSource, true)] : []),
    ...(validTo && validTo < validFrom
      ? [of('validTo', 'A versão termina antes de começar', 'Datas da versão', true)]
      : []),
    ...(validTo && validTo >= validFrom && validTo < today
      ? [
          of(
            'validTo',
            `A validade terminou em ${formatDate(validTo)}: prepare uma nova versão`,
            'Datas da versão',
            false,
          ),
        ]
      : []),
    ...(next
      ? [of('validFrom', `Em ${formatDate(next)} começa outra versão: esta vale só até lá`, 'Datas da versão', false)]
      : []),
  ];
}

/** Where it is written that a physician answers for the PCMSO. */
const pcmsoSource = 'NR-7, 7.4.1, c; Lei 12.842/2013, art. 4º';

function councilProblem(text: string): string | null {
  return mayIssue(councilIn(text), pcmso) ? null : 'Só um(a) médico(a), com CRM, responde pelo PCMSO';
}

/** A function belongs to one group of a unit, and to one of the whole company. */
function sharedFunctions(groups: readonly Group[]): Pendency[] {
  return groups.flatMap((group, at) => {
    const before = groups.slice(0, at).filter(({ unitId }) => unitId === group.unitId);
    return group.functions.flatMap((name) => {
      const other = before.find(({ functions }) => functions.some((one) => fold(one) === fold(name)));
      const message = other && `A função ${name} já está no grupo ${other.name}, do mesmo alcance`;
      return message
        ? [{ groupId: group.id, field: 'functions', message, source: 'Grupos do programa', blocks: true }]
        : [];
    });
  });
}

/** Of so many people of each function and unit those who would be in no group. */
export function leftOut<Place extends Around['places'][number]>(groups: readonly Group[], places: readonly Place[]) {
  const joinable = groups.map((group) => ({ ...group, functions: group.functions.map(fold) }));
  const nobody = new Map<string, string>();
  return places.filter((place) => !groupFor({ ...place, id: '', function: fold(place.function) }, joinable, nobody));
}

/** The functions of groups that nobody has in the reach of the group, whose name may be a slip. */
export function ofNobody(groups: readonly Group[], everybody: Around['places']) {
  return groups.flatMap(({ id, name, unitId, functions }) => {
    const had = new Set(
      everybody.filter((place) => unitId === null || place.unitId === unitId).map((place) => fold(place.function)),
    );
    return functions
      .filter((one) => !had.has(fold(one)))
      .map((one) => ({ groupId: id, groupName: name, function: one }));
  });
}

function peoplePendencies(groups: readonly Group[], places: Around['places']): Pendency[] {
  const people = leftOut(groups, places).reduce((sum, place) => sum + place.people, 0);
  if (people === 0) return [];
  const message =
    people === 1
      ? '1 colaborador sem grupo: riscos a informar'
      : `${people} colaboradores sem grupo: riscos a informar`;
  return [{ groupId: null, field: 'functions', message, source: 'NR-7, 7.5.19.1, c', blocks: false }];
}
