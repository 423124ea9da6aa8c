import { type Kysely, sql } from 'kysely';

/**
 * An employer that is a person has a CAEPF or a CPF, and no CNPJ: of which kind a number is stands beside it. What was written as a
 * CNPJ and can't be anything but a CAEPF becomes one; the rest stays as it is. The names of the fields whose check digits do not fit
 * are kept with each record, so that a company can be shown what is to be mended without reading all its people.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['companies', 'units']) {
    await db.schema
      .alterTable(table)
      .addColumn('registration_kind', 'text', (column) => column.notNull().defaultTo('CNPJ'))
      .execute();
  }
  // The same digits are one employer, whatever they are called.
  await db.schema.alterTable('companies').addColumn('registration_bare', 'text').execute();
  for (const table of ['companies', 'units', 'employees']) {
    await db.schema
      .alterTable(table)
      .addColumn('wrong_numbers', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
  await each<{ id: string; cnpj: string }>(db, 'companies', ['cnpj'], async ({ id, cnpj }) => {
    await sql`update companies set ${registrationOf(cnpj)}, registration_bare = ${bare(cnpj)},
      wrong_numbers = ${isCaepf(cnpj) ? '' : named({ cnpj: isWrongCnpj(cnpj) })} where id = ${id}`.execute(db);
  });
  await each<{ id: string; cnpj: string; cpf: string; company: string }>(
    db,
    'units',
    [
      'cnpj',
      'cpf_legal_representative as cpf',
      '(select companies.cnpj from companies where companies.id = units.company_id) as company',
    ],
    async ({ id, cnpj, cpf, company }) => {
      const becomesCaepf = isCaepf(cnpj) && isOfPerson(company, cnpj);
      const isWrong = !becomesCaepf && isWrongCnpj(cnpj);
      const wrong = named({ cnpj: isWrong, cpf_legal_representative: isWrongCpf(cpf) });
      if (!becomesCaepf && wrong === '') return;
      await sql`update units set ${becomesCaepf ? registrationOf(cnpj) : sql`cnpj = cnpj`}, wrong_numbers = ${wrong} where id = ${id}`.execute(
        db,
      );
    },
  );
  await each<{ id: string; cpf: string; nis: string }>(db, 'employees', ['cpf', 'nis'], async ({ id, cpf, nis }) => {
    const wrong = named({ cpf: isWrongCpf(cpf), nis: isWrongNis(nis) });
    if (wrong !== '') await sql`update employees set wrong_numbers = ${wrong} where id = ${id}`.execute(db);
  });
  await db.schema
    .createIndex('companies_registration_bare')
    .on('companies')
    .column('registration_bare')
    .unique()
    .execute();
  await sql`create index companies_wrong_numbers on companies (search, id) where wrong_numbers <> ''`.execute(db);
  await sql`create index units_wrong_numbers on units (company_id, search, id)
    where wrong_numbers <> '' and deleted_at is null`.execute(db);
  await sql`create index employees_wrong_numbers on employees (company_id, search, id)
    where wrong_numbers <> '' and inactivated_at is null`.execute(db);
}

const page = 5_000;

/** Does something with each row of a table, so many read at a time. */
async function each<Row extends { id: string }>(
  db: Kysely<unknown>,
  table: string,
  columns: readonly string[],
  write: (row: Row) => Promise<void>,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.raw(column)));
  let after = '';
  while (true) {
    const { rows } = await sql<Row>`select id, ${names} from ${sql.table(table)} where id > ${after}
      order by id limit ${page}`.execute(db);
    for (const row of rows) await write(row);
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.id;
  }
}

/** A number that is found to be a CAEPF, in the form of one; any other as it is. */
function registrationOf(number: string) {
  if (!isCaepf(number)) return sql`cnpj = cnpj`;
  const [, one, two, three, four, five] = /^(\d{3})(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(bare(number)) ?? [];
  const caepf = `${one}.${two}.${three}/${four}-${five}`;
  // The text that is searched has the number with its points, too.
  return sql`registration_kind = 'CAEPF', cnpj = ${caepf}, search = replace(search, ${number}, ${caepf})`;
}

/**
 * What is no right CNPJ and is a right CAEPF, of a CPF that there can be. As a CNPJ it would be the establishment that its ninth to twelfth
 * digits number: from the thousandth on nobody has mistyped one of the few that there are. One in a hundred wrong CNPJs is a right
 * CAEPF by chance: those of lower numbers stay, and are listed.
 */
function isCaepf(number: string): boolean {
  const digits = bare(number);
  if (!/^\d{14}$/.test(digits) || /^(\d)\1{8}/.test(digits) || digits[8] === '0') return false;
  const check = (Number(cnpjDigits(digits.slice(0, 12))) + 12) % 100;
  return digits.endsWith(String(check).padStart(2, '0'));
}

/**
 * Whether a company is a person's, so that a unit of it may have a CAEPF: it has one itself, or what was meant to be one, of the
 * same CPF. A firm of over a thousand branches has units whose mistyped CNPJ is a right CAEPF by chance.
 */
function isOfPerson(company: string, unit: string): boolean {
  return isCaepf(company) || (isWrongCnpj(company) && bare(company).slice(0, 9) === bare(unit).slice(0, 9));
}

function isWrongCnpj(number: string): boolean {
  const digits = bare(number);
  return digits.length === 14 && (/^(.)\1+$/.test(digits) || !digits.endsWith(cnpjDigits(digits.slice(0, 12))));
}

function cnpjDigits(twelve: string): string {
  const digit = (text: string) => {
    const rest = sum(text, (at) => 2 + ((text.length - 1 - at) % 8)) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = digit(twelve);
  return `${first}${digit(`${twelve}${first}`)}`;
}

function isWrongCpf(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (digits.length !== 11) return false;
  const digit = (text: string) => ((sum(text, (at) => text.length + 1 - at) * 10) % 11) % 10;
  const nine = digits.slice(0, 9);
  return /^(\d)\1+$/.test(digits) || !digits.endsWith(`${digit(nine)}${digit(`${nine}${digit(nine)}`)}`);
}

const weights = [3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

function isWrongNis(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  if (digits.length !== 11) return false;
  const rest = 11 - (sum(digits.slice(0, 10), (at) => weights[at] ?? 0) % 11);
  return /^(\d)\1+$/.test(digits) || Number(digits[10]) !== (rest > 9 ? 0 : rest);
}

function sum(text: string, weightAt: (at: number) => number): number {
  return Array.from(text).reduce((all, char, at) => all + (char.charCodeAt(0) - 48) * weightAt(at), 0);
}

function bare(number: string): string {
  return number.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** The names of what is wrong, with commas. */
function named(wrong: Readonly<Record<string, boolean>>): string {
  return Object.keys(wrong)
    .filter((name) => wrong[name])
    .join();
}
