import { companyFields } from '../../companies/companies.contract.ts';
import { writeImportedCompanies } from '../../companies/import/company-import-effects.server.ts';
import { findCompaniesByNumber, printCompanies } from '../../companies/import/company-import-lookups.db.ts';
import { bareRegistration } from '../../platform/contract/registration/registration.rules.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findUser, findUserByEmail } from '../../sign-in/users.db.ts';
import { doubledRemarks, type ReadLine } from '../checking/doubled.rules.ts';
import type { CellsRead, Remark } from '../columns/columns.labels.ts';
import { compared } from './compared.rules.ts';
import { type Comparison, inTransaction, type Register } from './planned.server.ts';

type There = Awaited<ReturnType<typeof findCompaniesByNumber>>[number];

/** Companies: by their number, whatever it is called (product 18.3). */
export const companiesRegister: Register = {
  doubled,
  print: (db) => printCompanies(db),
  async compare(db) {
    return async (lines) => {
      const found = await findCompaniesByNumber(
        db,
        lines.flatMap(({ values }) => values.cnpj ?? []),
      );
      const compare = (line: CellsRead) =>
        compareOne(db, line, found.find(({ cnpj }) => bareRegistration(cnpj) === keyOf(line.values)) ?? null);
      return Promise.all(lines.map(compare));
    };
  },
  prepare: async () => inTransaction(async (tx) => (lines) => writeImportedCompanies(tx, lines)),
  renew: null,
};

/** By number; and two that are new can't sign in with the same e-mail. */
async function doubled(db: Database, lines: readonly ReadLine[]): Promise<ReadonlyMap<number, Remark>> {
  const known = new Set<string>();
  for (let from = 0; from < lines.length; from += askedTogether) {
    const numbers = lines.slice(from, from + askedTogether).flatMap(({ values }) => values.cnpj ?? []);
    for (const { cnpj } of await findCompaniesByNumber(db, numbers)) known.add(bareRegistration(cnpj));
  }
  const isNew = (key: string | null) => key !== null && !known.has(key);
  const made = lines.filter(({ values }) => isNew(keyOf(values)));
  const ofMail = { field: 'email', label: 'Este e-mail está', advice: 'cada empresa entra com o seu' };
  const ofNumber = { field: 'cnpj', label: 'Este número está' };
  return new Map([
    ...doubledRemarks(made, ({ email }) => email ?? null, ofMail),
    ...doubledRemarks(lines, keyOf, ofNumber),
  ]);
}

function keyOf({ cnpj }: CellsRead['values']): string | null {
  return cnpj === undefined ? null : bareRegistration(cnpj);
}

/** Numbers that one question is about. */
const askedTogether = 500;

async function compareOne(db: Database, { values, remarks }: CellsRead, there: There | null): Promise<Comparison> {
  const name = values.fantasy_name ?? values.corporate_reason ?? values.cnpj ?? '';
  const user = there ? await findUser(db, there.userId) : null;
  const email = user?.email ?? values.email;
  const also = await emailRemarks(db, values.email, user);
  const said = { ...values, ...(email === undefined ? {} : { email }) };
  return compared(companyFields, { name, values: said, remarks: [...remarks, ...also], there, fieldsOf });

  function fieldsOf({ id: _, version: __, userId: ___, ...fields }: There): Record<string, string> {
    return { ...fields, email: user?.email ?? '' };
  }
}

/** The e-mail with which somebody signs in is nobody else's, and is not changed by a file. */
async function emailRemarks(db: Database, said: string | undefined, user: { email: string } | null): Promise<Remark[]> {
  if (said === undefined) return [];
  const of = { field: 'email', code: 'invalid' } as const;
  if (user) {
    const message = 'O e-mail de acesso não muda por planilha: mude-o no cadastro da empresa';
    return user.email === said ? [] : [{ ...of, level: 'warning', message }];
  }
  const isTaken = (await findUserByEmail(db, said)) !== null;
  return isTaken ? [{ ...of, level: 'error', message: 'Este e-mail já está cadastrado: use outro' }] : [];
}
