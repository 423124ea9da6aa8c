import { type Kysely, sql } from 'kysely';

/**
 * Where somebody worked on the day of an exam, and in which group they were (NR-7, 7.6.2 c): it stays, whatever becomes of them.
 * What was found, as yes or no and as a value, is sealed beside the result. Records of before get what was true then by what is
 * noted of former places and by the trail; where nobody noted it they say nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const adding = [
    // Null where it is not known, and for somebody of no unit.
    ['unit_id', 'text', null],
    // As they were written; empty where they are not known.
    ['sector', 'text', ''],
    ['function', 'text', ''],
    // Null for 'sem grupo' and where it is not known.
    ['group_id', 'text', null],
    ['group_name', 'text', ''],
    // Sealed where there are keys; null where nobody noted one.
    ['finding', 'text', null],
    ['version', 'integer', 1],
  ] as const;
  for (const [name, type, usual] of adding) {
    await db.schema
      .alterTable('exam_records')
      .addColumn(name, type, (column) => (usual === null ? column : column.notNull().defaultTo(usual)))
      .execute();
  }
  await db.schema
    .createIndex('exam_records_counted')
    .on('exam_records')
    .columns(['company_id', 'done_on', 'employee_id', 'occasion', 'exam_code', 'unit_id'])
    .where(sql<boolean>`withdrawn_at is null`)
    .execute();
  const kept = db as Kysely<Kept>;
  const companies = await kept.selectFrom('exam_records').select('company_id').distinct().execute();
  for (const { company_id } of companies) await fillCompany(kept, company_id);
}

type Kept = {
  exam_records: {
    company_id: string;
    id: string;
    employee_id: string;
    done_on: string;
    occasion: string;
    unit_id: string | null;
    sector: string;
    function: string;
    group_id: string | null;
    group_name: string;
  };
  employees: {
    company_id: string;
    id: string;
    unit_id: string | null;
    sector: string;
    employee_function: string;
    admission_dt: string;
    function_start_dt: string;
  };
  former_places: {
    company_id: string;
    id: string;
    employee_id: string;
    until_on: string;
    function: string;
    unit_id: string | null;
    member_group_id: string | null;
    admitted_on: string;
    ended: boolean | number;
  };
  group_members: { company_id: string; employee_id: string; group_id: string };
  programmes: { company_id: string; id: string; number: number | null; state: string; valid_from: string };
  exposure_groups: {
    company_id: string;
    programme_id: string;
    id: string;
    position: number;
    name: string;
    unit_id: string | null;
    functions: string;
  };
  audit_entries: {
    number: number;
    at: Date | string;
    company_id: string | null;
    subject: string | null;
    subject_id: string | null;
    changes: string | null;
  };
};

type Place = { function: string; unitId: string | null; memberOf: string | null };
type Former = Place & { untilOn: string; admittedOn: string; ended: boolean };
type Group = { id: string; name: string; unit_id: string | null; functions: readonly string[] };
type Facts = Pick<Kept['exam_records'], 'unit_id' | 'sector' | 'function' | 'group_id' | 'group_name'>;

/** So many people are looked at together, and so many rows written at once. */
const [together, written] = [300, 800];

async function fillCompany(db: Kysely<Kept>, companyId: string): Promise<void> {
  const programmes = await programmesOf(db, companyId);
  const sectors = await sectorsOf(db, companyId);
  let after = '';
  for (;;) {
    const people = await db
      .selectFrom('employees')
      .selectAll()
      .where('company_id', '=', companyId)
      .where('id', '>', after)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('exam_records')
            .select('exam_records.id')
            .whereRef('exam_records.company_id', '=', 'employees.company_id')
            .whereRef('exam_records.employee_id', '=', 'employees.id'),
        ),
      )
      .orderBy('id')
      .limit(together)
      .execute();
    const ids = people.map(({ id }) => id);
    if (ids.length === 0) return;
    after = ids.at(-1) ?? '';
    await fillPeople(db, companyId, people, { programmes, sectors });
  }
}

async function fillPeople(
  db: Kysely<Kept>,
  companyId: string,
  people: readonly Kept['employees'][],
  { programmes, sectors }: { programmes: Programmes; sectors: Sectors },
): Promise<void> {
  const ids = people.map(({ id }) => id);
  const exams = await db
    .selectFrom('exam_records')
    .select(['id', 'employee_id', 'done_on', 'occasion'])
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', ids)
    .execute();
  const noted = await db
    .selectFrom('former_places')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', ids)
    .orderBy('id')
    .execute();
  const byHand = await db
    .selectFrom('group_members')
    .select(['employee_id', 'group_id'])
    .where('company_id', '=', companyId)
    .where('employee_id', 'in', ids)
    .execute();
  const records = Map.groupBy(exams, (row) => row.employee_id);
  const places = Map.groupBy(noted, (row) => row.employee_id);
  const members = new Map(byHand.map((row) => [row.employee_id, row.group_id]));
  const alike = new Map<string, string[]>();
  for (const person of people) {
    const former = (places.get(person.id) ?? []).map((row) => ({
      ...{ function: row.function, unitId: row.unit_id, memberOf: row.member_group_id, untilOn: row.until_on },
      ...{ admittedOn: row.admitted_on, ended: Boolean(row.ended) },
    }));
    for (const { id, done_on: day, occasion } of records.get(person.id) ?? []) {
      const place = placeOn(person, former, members.get(person.id) ?? null, { day, occasion });
      if (!place) continue;
      const group = groupOf(programmes.findLast(({ from }) => from <= day)?.groups ?? [], place);
      const facts: Facts = {
        unit_id: place.unitId,
        sector: sectors.get(person.id)?.find(({ until }) => until > day)?.sector ?? person.sector,
        function: place.function === fold(person.employee_function) ? person.employee_function : place.function,
        ...{ group_id: group?.id ?? null, group_name: group?.name ?? '' },
      };
      const key = JSON.stringify(facts);
      alike.set(key, [...(alike.get(key) ?? []), id]);
    }
  }
  for (const [facts, of] of alike) {
    for (let at = 0; at < of.length; at += written) {
      await db
        .updateTable('exam_records')
        .set(JSON.parse(facts) as Facts)
        .where('company_id', '=', companyId)
        .where('id', 'in', of.slice(at, at + written))
        .execute();
    }
  }
}

/** Where somebody was on the day of an exam; at the one of admission it is where they were to begin. Null where nobody knows. */
function placeOn(
  person: Kept['employees'],
  former: readonly Former[],
  memberOf: string | null,
  { day, occasion }: { day: string; occasion: string },
): Place | null {
  const { admission_dt: admittedOn, function_start_dt: sinceOn } = person;
  const before = former
    .filter((place) => place.admittedOn !== admittedOn && place.admittedOn <= day && day < place.untilOn)
    .sort((one, other) => (one.untilOn < other.untilOn ? -1 : 1));
  if (day < admittedOn && before[0]) return before[0];
  if (day < admittedOn && occasion !== 'admission') return null;
  const last = former.findLastIndex((place) => place.ended && place.admittedOn !== admittedOn);
  const past = former.slice(last + 1);
  // What a later change began before never was.
  const own = past.filter(({ untilOn }, at) => past.slice(at + 1).every((later) => later.untilOn > untilOn));
  const at = own.find(({ untilOn }) => untilOn > day);
  if (at) return at;
  const isKnown = own.length > 0 || sinceOn <= (day < admittedOn ? admittedOn : day);
  return isKnown ? { function: fold(person.employee_function), unitId: person.unit_id, memberOf } : null;
}

function groupOf(groups: readonly Group[], { function: name, unitId, memberOf }: Place): Group | null {
  const chosen = groups.find(({ id }) => id === memberOf);
  if (chosen) return chosen;
  const fitting = groups.filter(({ functions }) => functions.includes(name));
  return (
    fitting.find(({ unit_id }) => unit_id !== null && unit_id === unitId) ??
    fitting.find(({ unit_id }) => unit_id === null) ??
    null
  );
}

type Programmes = readonly { from: string; groups: readonly Group[] }[];

/** What has held, the first to begin first; of two that begin on one day the later one. */
async function programmesOf(db: Kysely<Kept>, companyId: string): Promise<Programmes> {
  const heads = await db
    .selectFrom('programmes')
    .select(['id', 'valid_from as from'])
    .where('company_id', '=', companyId)
    .where('state', '=', 'inForce')
    .orderBy('valid_from')
    .orderBy('number')
    .execute();
  const groups = await db
    .selectFrom('exposure_groups')
    .select(['programme_id', 'id', 'name', 'unit_id', 'functions'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute();
  return heads.map(({ id, from }) => ({
    from,
    groups: groups
      .filter(({ programme_id }) => programme_id === id)
      .map((group) => ({ ...group, functions: (JSON.parse(group.functions) as string[]).map(fold) })),
  }));
}

type Sectors = ReadonlyMap<string, readonly { until: string; sector: string }[]>;

/** The sectors in which people were until a day, as the trail tells of their changes, the oldest first. */
async function sectorsOf(db: Kysely<Kept>, companyId: string): Promise<Sectors> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['at', 'subject_id', 'changes'])
    .where('company_id', '=', companyId)
    .where('subject', '=', 'employee')
    .where('changes', 'like', '%"sector":%')
    .orderBy('number')
    .execute();
  const told = rows.flatMap(({ at, subject_id, changes }) => {
    const [sector] = (JSON.parse(changes ?? '{}') as { sector?: [string | null] }).sector ?? [];
    return sector ? [{ id: subject_id ?? '', until: new Date(at).toISOString().slice(0, 10), sector }] : [];
  });
  return Map.groupBy(told, ({ id }) => id);
}

/** As functions are compared. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/["`´ʹ-ʿˈˊˋ΄՚׳״‘-‟′-‷‹›«»Ꞌꞌ＂＇｀]/g, "'")
    .replace(/[‐-―⁃−﹘﹣－]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
