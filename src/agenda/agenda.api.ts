import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { changedByOther } from '../platform/contract/changed-by-other.ts';
import { formatDate, today } from '../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockPractice } from '../practice/practice-lookups.db.ts';
import {
  findActive,
  findAttending,
  findProfessionalName,
  searchAttending,
} from '../professionals/professional-lookups.db.ts';
import { findExam } from '../reference/reference-lookups.server.ts';
import { countAppointmentsAhead } from '../referrals/referral-lookups.db.ts';
import {
  actOnRecord,
  changeRecord,
  createRecord,
  entryOf,
  holdRecord,
  type Kind,
  mustBeSeen,
  mustFind,
} from '../trail/change.server.ts';
import { changesBetween, changesShown, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { agendaContract, type CarePlace } from './agenda.contract.ts';
import { findPlaceInUse } from './agenda-lookups.db.ts';
import { deleteBlock, findBlock, insertBlock, listBlocks } from './care-blocks.db.ts';
import { listHours, replaceHours } from './care-hours.db.ts';
import { insertPlace, listPlaces, markPlaceDeleted, nextVersion, updatePlace } from './care-places.db.ts';
import { findHoliday, type Holiday, listHolidays, writeHoliday } from './holidays.db.ts';
import { blocksExport, holidaysExport, placesExport, preparationsExport } from './lists/agenda-export.server.ts';
import { blockIssues, hoursIssues } from './opening-checks.rules.ts';
import { outsideNow } from './outside.server.ts';
import { partOf } from './part-of-list.rules.ts';
import { findPreparation, listPreparations, type Preparation, writePreparation } from './preparations.db.ts';

const place: Kind<'carePlace', CarePlace> = {
  subject: 'carePlace',
  table: 'care_places',
  find: (db, _scope, id) => findPlaceInUse(db, id),
  missing: 'Local de atendimento não encontrado.',
  // Rooms and minutes are told in one line each.
  changes: changesShown(({ rooms, minutes, ...shown }) => ({ ...shown, rooms: rooms.join(', '), ...minutes })),
};

/** Holidays and preparations are the practice's: one is written after the other. */
const ofPractice = { hold: lockPractice };

const holiday: Kind<'holiday', Holiday> = {
  ...ofPractice,
  subject: 'holiday',
  table: 'holidays',
  find: (db, _scope, day) => findHoliday(db, day),
  missing: 'Feriado não encontrado.',
  changes: (before, after) => ({
    // The trail knows a holiday by its day alone, and is told that also where only the name is another.
    day: [before?.day ?? null, after?.day ?? null],
    name: [before?.name ?? null, after?.name ?? null],
  }),
};

const preparation: Kind<'examPreparation', Preparation> = {
  ...ofPractice,
  subject: 'examPreparation',
  table: 'exam_preparations',
  find: (db, _scope, code) => findPreparation(db, code),
  missing: 'Não há preparo deste exame.',
  changes: (before, after) => ({
    code: [before?.code ?? null, after?.code ?? null],
    text: [before?.text ?? null, after?.text ?? null],
  }),
};

/** Where and when the practice attends (product 17.2). */
export const agendaApi = forSignedIn(agendaContract, [blocksExport, holidaysExport, placesExport, preparationsExport], {
  listPlaces: ({ input, context: { db } }) => listPlaces(db, input),

  readPlace: async ({ input, context }) => ({ carePlace: await mustFind(place, context, input.placeId) }),

  createPlace: ({ input, context }) =>
    createRecord(context, place, async (tx) => ({ after: await insertPlace(tx, input) })),

  updatePlace: ({ input: { placeId, version, ...fields }, context }) =>
    changeRecord(context, place, {
      id: placeId,
      version,
      write: (tx, before) => updatePlace(tx, before, fields),
    }),

  removePlace: ({ input: { placeId, version }, context }) =>
    actOnRecord(context, place, {
      id: placeId,
      action: 'deleted',
      version,
      write: async (tx) => {
        const count = await countAppointmentsAhead(tx, context.scope, { placeId, from: today() });
        if (count > 0) throw conflict(stillHasAppointments(count));
        await markPlaceDeleted(tx, placeId);
      },
    }),

  readHours: async ({ input: { placeId }, context }) => {
    const { version } = await mustFind(place, context, placeId);
    return { hours: await listHours(context.db, placeId), version };
  },

  updateHours: ({ input: { placeId, version, hours }, context }) =>
    changeRecord(context, place, {
      id: placeId,
      version,
      write: async (tx, before) => {
        const stored = await listHours(tx, placeId);
        const issues = [...hoursIssues(hours), ...(await wrongProfessionals(tx, hours, stored))];
        if (issues.length > 0) throw invalidInput(issues);
        await replaceHours(tx, placeId, hours);
        await nextVersion(tx, before);
        const outside = await outsideNow(tx, context, { placeId });
        return {
          entry: { changes: { hours: [String(stored.length), String(hours.length)] } },
          answer: { hours: await listHours(tx, placeId), version: before.version + 1, outside },
        };
      },
    }),

  listBlocks: async ({ input: { placeId, past = false, ...input }, context }) => {
    await mustFind(place, context, placeId);
    return listBlocks(context.db, { placeId, on: today(), past }, input);
  },

  createBlock: ({ input: { placeId, ...fields }, context }) =>
    createOnce(context, async (tx) => {
      const before = await holdRecord(tx, context, place, { id: placeId });
      const issues = blockIssues(fields);
      if (issues.length > 0) throw invalidInput(issues);
      const name = await professionalName(tx, fields.professionalId);
      if (name === null) throw invalidInput([{ path: 'professionalId', message: unknownProfessional }]);
      if (fields.professionalId && !(await findAttending(tx, [fields.professionalId])).has(fields.professionalId))
        throw invalidInput([{ path: 'professionalId', message: doesNotAttend }]);
      const id = await insertBlock(tx, placeId, fields);
      const outside = await outsideNow(tx, context, { placeId, from: fields.fromDay, to: fields.toDay });
      await record(tx, context, {
        ...entryOf(place, context, 'blocked', before, before),
        changes: blockChanges(fields),
      });
      return { block: { ...fields, id, professionalName: name }, outside };
    }),

  removeBlock: ({ input: { placeId, blockId }, context }) =>
    actOnRecord(context, place, {
      id: placeId,
      action: 'unblocked',
      write: async (tx, before) => {
        const block = await findBlock(tx, placeId, blockId);
        if (!block) throw notFound('Bloqueio não encontrado.');
        await deleteBlock(tx, blockId);
        return { after: before, entry: { changes: blockChanges(block) } };
      },
    }),

  listHolidays: async ({ input: { year, ...input }, context: { db } }) => {
    const period = year === undefined ? undefined : { from: `${year}-01-01`, to: `${year}-12-31` };
    const { rows, ...total } = partOf(await listHolidays(db, period), input);
    return { holidays: rows, ...total };
  },

  putHolidays: ({ input: { holidays }, context }) =>
    // Together: the holidays of a year come as one list.
    context.db.transaction().execute(async (tx) => {
      await lockPractice(tx);
      const stored = await listHolidays(tx);
      mustBeAsSeen(holidays, stored);
      const known = new Map(stored.map((one) => [one.day, one]));
      const changed = holidays.filter(({ day, name }) => known.get(day)?.name !== name);
      for (const one of changed) await writeHoliday(tx, one);
      const days = holidays.map(({ day }) => day).sort();
      const outside = await outsideNow(tx, context, { from: days[0] ?? '', to: days.at(-1) ?? '' });
      const entries = changed.map(({ day, name }) => {
        const before = known.get(day) ?? null;
        return entryOf(holiday, context, before ? 'updated' : 'created', before, { day, name, version: 0 });
      });
      await record(tx, context, ...entries);
      return { added: holidays.filter(({ day }) => !known.has(day)).length, outside };
    }),

  removeHoliday: ({ input: { day, version }, context }) =>
    actOnRecord(context, holiday, {
      id: day,
      action: 'deleted',
      version,
      write: (tx) => writeHoliday(tx, { day, name: '' }),
    }),

  listPreparations: async ({ input, context: { db } }) => {
    const { rows, ...total } = partOf(await listPreparations(db), input);
    return { preparations: rows.map((one) => ({ ...one, name: findExam(one.code)?.name ?? one.code })), ...total };
  },

  putPreparation: ({ input: { code, text, version }, context }) =>
    // Together: a text may be the first of its exam, and one that says the same again is no conflict, whatever version was seen.
    context.db.transaction().execute(async (tx) => {
      const exam = findExam(code);
      if (!exam) throw invalidInput([{ path: 'code', message: 'Escolha um exame da Tabela 27 do eSocial' }]);
      await lockPractice(tx);
      const before = await findPreparation(tx, exam.code);
      if (before?.text === text) return;
      mustBeSeen(before ?? { version: 0 }, version);
      await writePreparation(tx, { code: exam.code, text });
      const entry = entryOf(preparation, context, before ? 'updated' : 'created', before, {
        code: exam.code,
        text,
        version: 0,
      });
      await record(tx, context, { ...entry, detail: before ? unseen(version) : null });
    }),

  removePreparation: ({ input: { code, version }, context }) =>
    actOnRecord(context, preparation, {
      id: code,
      action: 'deleted',
      version,
      write: (tx) => writePreparation(tx, { code, text: '' }),
    }),

  professionals: ({ input: { search = '', active = false }, context: { db } }) => searchAttending(db, search, active),
});

const unknownProfessional = 'Escolha um profissional da clínica';
const doesNotAttend = 'A recepção não atende: escolha quem tem acesso clínico';
const withoutAccess = 'Escolha um profissional com o acesso ativo';

type SeenHoliday = { day: string; name: string; version?: number | undefined };

/** @throws 409 at the field of each day that has become a holiday of another name, or none, since it was looked at */
function mustBeAsSeen(holidays: readonly SeenHoliday[], stored: readonly Holiday[]): void {
  const known = new Map(stored.map((one) => [one.day, one]));
  const issues = holidays.flatMap(({ day, name, version }, at) => {
    const now = known.get(day);
    if (version === undefined || version === (now?.version ?? 0) || now?.name === name) return [];
    const message = now ? `${formatDate(day)} já é feriado: “${now.name}”` : `${formatDate(day)} não é mais feriado`;
    return [{ path: `holidays.${at}.day`, message }];
  });
  if (issues.length > 0) throw changedByOther(issues);
}

function blockChanges(block: { fromDay: string; toDay: string; reason: string }) {
  return changesBetween(null, { fromDay: block.fromDay, toDay: block.toDay, reason: block.reason });
}

/** The professional's name; empty for nobody in particular, null where there is no such professional. */
async function professionalName(db: SignedInContext['db'], id: string | null): Promise<string | null> {
  return id === null ? '' : findProfessionalName(db, id);
}

type OfProfessional = { professionalId: string | null };

/** Who does not attend, or was given hours here without access; who had hours here before keeps them without it. */
async function wrongProfessionals(tx: Database, hours: readonly OfProfessional[], stored: readonly OfProfessional[]) {
  const kept = new Set(stored.map(({ professionalId }) => professionalId));
  const chosen = [...new Set(hours.map(({ professionalId }) => professionalId))];
  const named = chosen.filter((id) => id !== null);
  const active = await findActive(tx, named);
  const attending = await findAttending(tx, named);
  const issues = [];
  for (const [at, { professionalId: id }] of hours.entries()) {
    if (id === null || (attending.has(id) && (kept.has(id) || active.has(id)))) continue;
    const isKnown = (await findProfessionalName(tx, id)) !== null;
    const message = !isKnown ? unknownProfessional : attending.has(id) ? withoutAccess : doesNotAttend;
    issues.push({ path: `hours.${at}.professionalId`, message });
  }
  return issues;
}

function stillHasAppointments(count: number): string {
  const [people, them] = count === 1 ? ['1 pessoa agendada', 'a'] : [`${count} pessoas agendadas`, 'as'];
  return `Este local ainda tem ${people}. Remarque-${them} para outro local antes de excluí-lo.`;
}
