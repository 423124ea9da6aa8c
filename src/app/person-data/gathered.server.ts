import type { SignedInContext } from '../../access/caller.server.ts';
import { findCompaniesOfLetters } from '../../companies/company-lookups.db.ts';
import type { findRegisters } from '../../employees/employee-lookups.db.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findPracticeOfPages } from '../../practice/practice-lookups.db.ts';
import { findGroupsOverTime } from '../../programmes/group-history-lookups.db.ts';
import { inTrail } from '../../subjects/registry.ts';
import { openedRow } from './opened-rows.server.ts';
import { partTitles } from './part-labels.rules.ts';
import { type Row, rowsOfPerson } from './person-rows.db.ts';
import type { Part } from './readable.rules.ts';
import { sealedRowsOf } from './sealed-rows.server.ts';

export type Registers = NonNullable<Awaited<ReturnType<typeof findRegisters>>>['registers'];

/** Everything about a person in every table, opened, and what follows from it and stands in none. */
export async function gathered(context: SignedInContext, registers: Registers) {
  const { db, encryptionKeys } = context;
  const people = registers.map(({ companyId, id }) => ({ companyId, employeeId: id }));
  const found = await rowsOfPerson(db, people);
  for (const { companyId, id, cpf } of registers)
    for (const [table, rows] of await sealedRowsOf(context, { companyId, employeeId: id, cpf }))
      found.set(table, [...(found.get(table) ?? []), ...rows]);
  const parts = [...found].map(([name, rows]) => ({
    ...headOf(name),
    rows: rows.map((row) => openedRow(name, row, encryptionKeys)),
  }));
  const groups = await groupsOf(db, registers);
  return {
    documents: found.get('documents') ?? [],
    parts: groups.length > 0 ? [...parts, { ...headOf('groups_over_time'), rows: groups }] : parts,
  };
}

/** The practice that answers for the data, and each company that has registered the person. */
export async function whoHolds(db: Database, registers: Registers) {
  const companies = await findCompaniesOfLetters(db, [...new Set(registers.map(({ companyId }) => companyId))]);
  const { name, address, phone, email } = await findPracticeOfPages(db);
  return { practice: { name, address, phone, email }, companies: [...companies.values()] };
}

async function groupsOf(db: Database, registers: Registers): Promise<Row[]> {
  const all = [];
  for (const { companyId, admittedOn, ...person } of registers) {
    const stretches = await findGroupsOverTime(db, companyId, person);
    const since = stretches.filter(({ until }) => until === '' || until >= admittedOn);
    all.push(...since.map((stretch) => ({ company_id: companyId, employee_id: person.id, ...stretch })));
  }
  return all;
}

/** What a table is called, in the words of the screens where they have one for it. */
function headOf(name: string): Omit<Part, 'rows'> {
  const subject = Object.values(inTrail).find((each) => each.name?.table === name);
  return { name, title: partTitles[name] ?? subject?.label ?? name, labels: subject?.fields ?? {} };
}
