import { type Employee, employeeCreateInput } from '../../employees/employees.contract.ts';
import { renewImported, stageEmployees } from '../../employees/import/employee-import-effects.server.ts';
import { findEmployeesByCpf, printEmployees } from '../../employees/import/employee-import-lookups.db.ts';
import { findUnitsToImport, printUnits } from '../../units/import/unit-import-lookups.db.ts';
import { doubledRemarks } from '../checking/doubled.rules.ts';
import type { CellsRead, Remark } from '../columns/columns.labels.ts';
import type { ImportChoices } from '../imports.contract.ts';
import { changesOf, remarksOf, wrongBy } from './compared.rules.ts';
import { isUnitName, newUnitNames } from './new-unit-names.rules.ts';
import { readyNewUnits } from './new-units.server.ts';
import { otherNameRemark } from './other-name.rules.ts';
import type { Comparison, Register } from './planned.server.ts';
import { type UnitNames, unitNames } from './unit-names.rules.ts';

/** Employees: by CPF within the company (product 18.3). */
export const employeesRegister: Register = {
  doubled: async (_db, lines) =>
    doubledRemarks(lines, ({ cpf }) => cpf ?? null, { field: 'cpf', label: 'Este CPF está' }),
  print: async (db, { companyId }) => `${await printEmployees(db, companyId)} ${await printUnits(db, companyId)}`,
  async compare(db, { companyId }, choices) {
    const units = unitNames(await findUnitsToImport(db, companyId));
    const nameAnew = choices.newUnits === null ? () => null : newUnitNames();
    return async (lines) => {
      const cpfs = lines.flatMap(({ values }) => values.cpf ?? []);
      const found = await findEmployeesByCpf(db, companyId, [...new Set(cpfs)]);
      return lines.map((line) => {
        const there = found.find(({ cpf }) => cpf === line.values.cpf) ?? null;
        return compareOne(line, there, { units, nameAnew, choices });
      });
    };
  },
  async prepare(connection, { companyId }, { choices }) {
    const units = await readyNewUnits(connection, companyId, choices);
    const employees = await stageEmployees(connection, companyId);
    return {
      add: (lines) => employees.add(lines.map(units.place), units.has),
      async write(tx, between) {
        const entries = await units.write(tx);
        await employees.write(tx, between);
        return entries;
      },
    };
  },
  renew: renewImported,
};

type Beside = { units: UnitNames; nameAnew: (said: string) => string | null; choices: ImportChoices };

/** What one line would do. @param there who has its CPF in the company, if anybody */
function compareOne(
  { values: { unit, ...said }, remarks: read }: CellsRead,
  there: Employee | null,
  beside: Beside,
): Comparison {
  const isInactive = there !== null && there.inactivatedAt !== null;
  const { units, choices } = beside;
  const place: Place =
    unit === undefined ? { unitId: null, remarks: [] } : placeOf(unit, there?.unitId ?? null, beside);
  const before = there ? fieldsOf(there) : {};
  const parsed = employeeCreateInput.safeParse({ ...before, ...said });
  const remarks = [...read, ...place.remarks, ...(parsed.success ? [] : remarksOf(parsed.error, read))];
  // Whoever was inactivated keeps the unit of then, which may have been deleted since.
  const isUnitGone = there !== null && there.unitId !== null && !units.has(there.unitId);
  const unitBefore = isUnitGone ? null : (there?.unitId ?? null);
  if (isInactive && !choices.reactivate) remarks.push(inactive);
  else if (isUnitGone && place.unitId === null && place.newUnit === undefined) remarks.push(unitGone);
  const other = there && otherNameRemark(there.name, said.name ?? '');
  if (other) remarks.push(other);
  const about = {
    ...{ name: said.name ?? there?.name ?? said.cpf ?? '', target: there && { id: there.id, version: there.version } },
    ...(there ? { employeeId: there.id } : {}),
    ...(isInactive ? { isInactive } : {}),
    ...(place.unknown === undefined ? {} : { unknownUnit: place.unknown }),
  };
  if (!parsed.success || wrongBy(remarks)) {
    return { ...about, ...nothing, outcome: 'wrong', remarks };
  }
  const { unitId: _, ...fields } = parsed.data;
  const unitId = place.unitId ?? unitBefore;
  const changes = changesOf(before, fields);
  if (there && (unitId !== unitBefore || place.newUnit !== undefined)) {
    changes.push({ field: 'unit', before: units.nameOf(unitBefore), after: place.newUnit ?? units.nameOf(unitId) });
  }
  if (there && !isInactive && changes.length === 0) return { ...about, ...nothing, outcome: 'same', remarks };
  const newUnit = place.newUnit === undefined ? {} : { newUnit: place.newUnit };
  const written = { values: fields, unitId, ...newUnit, reactivated: isInactive, remarks };
  return { ...about, ...written, outcome: there ? 'change' : 'create', changes: there ? changes : [] };
}

const nothing = { values: {}, unitId: null, reactivated: false, changes: [] } as const;

const inactive: Remark = {
  ...{ field: 'cpf', level: 'error', code: 'invalid' },
  message: 'Este CPF é de um cadastro inativo: escolha reativar quem está inativo, ou tire a linha',
};

const unitGone: Remark = {
  ...{ field: 'unit', level: 'warning', code: 'unusual' },
  message: 'A unidade em que a pessoa estava foi excluída: ela volta sem unidade',
};

/** Where somebody is: a unit that there is, one that is made, or one that is unknown. */
type Place = { unitId: string | null; remarks: Remark[]; newUnit?: string; unknown?: string };

/** @param before the unit in which the person is: of several of one name it is that one, as in a list that was taken away */
function placeOf(unit: string, before: string | null, { units, nameAnew, choices }: Beside): Place {
  const named = units.find(unit);
  const found = before !== null && named.includes(before) ? [before] : named;
  if (found.length === 1) return { unitId: found[0] ?? null, remarks: [] };
  const of = { field: 'unit', code: 'invalid' } as const;
  if (found.length > 1) {
    const message = `A empresa tem ${found.length} unidades assim: escreva o nome de uma só`;
    return { unitId: null, remarks: [{ ...of, level: 'error', message }] };
  }
  const newUnit = nameAnew(unit);
  if (newUnit !== null) return { unitId: null, remarks: [], newUnit };
  const level = choices.withoutUnknownUnit ? 'warning' : 'error';
  const message = choices.withoutUnknownUnit
    ? 'A empresa não tem esta unidade: a pessoa fica sem unidade, ou na que já tem'
    : isUnitName(unit)
      ? 'A empresa não tem esta unidade: escolha criar as que faltam, corrija o nome ou escolha importar sem unidade'
      : 'Nenhuma unidade da empresa é esta: escreva o nome dela, cadastre-a ou escolha importar sem unidade';
  return { unitId: null, remarks: [{ ...of, level, message }], unknown: unit };
}

function fieldsOf(employee: Employee): Record<string, string> {
  const { id: _, companyId: __, unitId: ___, inactivatedAt: ____, version: _____, ...fields } = employee;
  return fields;
}
