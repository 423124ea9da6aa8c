import { formatDate } from '../../platform/contract/dates.ts';
import { vaccineKey } from '../../vaccinations/vaccine-schemes.labels.ts';
import type { Difference, Group } from '../programmes.contract.ts';
import { groupLabels, programmeLabels } from '../programmes.labels.ts';
import type { HeadFields } from '../programmes.schema.ts';
import { examText, riskText, vaccineText, yesNo } from './words.rules.ts';

/** What is compared of a version; `unitNames` says what its units are called. */
export type Compared = { programme: HeadFields; groups: readonly Group[] };
type UnitNames = ReadonlyMap<string, string>;

/** What the second version changes of the first, in words; all of it is new where there was none. */
export function differencesBetween(before: Compared | null, after: Compared, unitNames: UnitNames): Difference[] {
  const old = new Map(before?.groups.map((group) => [group.id, group]));
  const kept = new Set(after.groups.map(({ id }) => id));
  const removed = [...old.values()].filter(({ id }) => !kept.has(id));
  return [
    ...lines({ groupId: null, groupName: null }, before && headValues(before.programme), headValues(after.programme)),
    ...removed.map((group) => whole(group, 'removed')),
    ...after.groups.flatMap((group) => {
      const former = old.get(group.id);
      const of = { groupId: group.id, groupName: group.name };
      const now = groupValues(group, unitNames);
      return former ? lines(of, groupValues(former, unitNames), now) : [whole(group, 'added'), ...lines(of, null, now)];
    }),
  ];
}

type Of = Pick<Difference, 'groupId' | 'groupName'>;

/** What each thing is called that a version says, and its words, by what stays the same when it changes. */
type Values = ReadonlyMap<string, { label: string; text: string }>;

function whole({ id, name }: Group, kind: 'added' | 'removed'): Difference {
  const [before, after] = kind === 'added' ? ['', name] : [name, ''];
  return { groupId: id, groupName: name, kind, label: 'Grupo de exposição', before, after };
}

function lines(of: Of, before: Values | null, after: Values): Difference[] {
  const keys = [...new Set([...after.keys(), ...(before?.keys() ?? [])])];
  return keys.flatMap((key) => {
    const [was, is] = [before?.get(key), after.get(key)];
    if ((was?.text ?? '') === (is?.text ?? '')) return [];
    const kind = !was?.text ? 'added' : !is?.text ? 'removed' : 'changed';
    return [{ ...of, kind, label: (is ?? was)?.label ?? '', before: was?.text ?? '', after: is?.text ?? '' }];
  });
}

function headValues({ exempt, rural, ...head }: HeadFields): Values {
  const days = { validFrom: formatDate(head.validFrom), validTo: formatDate(head.validTo) };
  const texts = { ...head, ...days, exempt: yesNo(exempt), rural: yesNo(rural) };
  const names = Object.keys(programmeLabels) as (keyof typeof programmeLabels)[];
  return new Map(names.map((name) => [name, { label: programmeLabels[name], text: texts[name] }]));
}

function groupValues(group: Group, unitNames: UnitNames) {
  const { name, unitId, absence, functions, risks, exams, vaccines, aptitudes } = group;
  const unit = unitId === null ? 'Toda a empresa' : (unitNames.get(unitId) ?? unitId);
  const each = <Item>(items: readonly Item[], label: string, keyOf: (item: Item) => string, text = keyOf) =>
    items.map((item) => [`${label} ${keyOf(item)}`, { label, text: text(item) }] as const);
  const itself = (item: string) => item;
  return new Map([
    ['name', { label: groupLabels.name, text: name }],
    ['unit', { label: groupLabels.unitId, text: unit }],
    ['absence', { label: 'Ausência de riscos declarada', text: yesNo(absence) }],
    ...each(functions, 'Função', itself),
    ...each(risks, 'Risco', (risk) => risk.code || `${risk.kind} ${risk.name}`, riskText),
    ...each(exams, 'Exame', (exam) => exam.code, examText),
    ...each(vaccines, 'Vacina', vaccineKey, vaccineText),
    ...each(aptitudes, 'Aptidão', itself),
  ]);
}
