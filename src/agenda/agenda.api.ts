import type { SignedInContext } from '../access/caller.server.ts';
import { forSignedIn } from '../access/handlers.server.ts';
import { createOnce } from '../access/idempotency.server.ts';
import { changedByOther } from '../platform/contract/changed-by-other.ts';
import { today } from '../platform/contract/dates.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { lockRow } from '../platform/database/lock-row.server.ts';
import { findActive, findProfessionalName, searchAttending } from '../professionals/professional-lookups.db.ts';
import { findExam } from '../reference/reference-lookups.server.ts';
import { countAppointmentsAhead } from '../referrals/referral-lookups.db.ts';
import { changesBetween, unseen } from '../trail/changes.rules.ts';
import { record } from '../trail/entries.db.ts';
import { agendaContract, type CarePlace } from './agenda.contract.ts';
import { deleteBlock, findBlock, insertBlock, listBlocks } from './care-blocks.db.ts';
import { listHours, replaceHours } from './care-hours.db.ts';
import {
  findCarePlace,
  insertPlace,
  listPlaces,
  markPlaceDeleted,
  nextVersion,
  updatePlace,
} from './care-places.db.ts';
import { deleteHoliday, listHolidays, writeHoliday } from './holidays.db.ts';
import { blocksExport, holidaysExport, placesExport, preparationsExport } from './lists/agenda-export.server.ts';
import { blockIssues, hoursIssues } from './opening-checks.rules.ts';
import { outsideNow } from './outside.server.ts';
import { partOf } from './part-of-list.rules.ts';
import { deletePreparation, listPreparations, writePreparation } from './preparations.db.ts';

/** Where and when the practice attends (product 17.2). */
export const agendaApi = forSignedIn(agendaContract, [blocksExport, holidaysExport, placesExport, preparationsExport], {
  listPlaces: ({ input, context: { db } }) => listPlaces(db, input),

  readPlace: async ({ input, context: { db } }) => ({ carePlace: await existing(db, input.placeId) }),

  createPlace: ({ input, context }) =>
    createOnce(context, async (tx) => {
      const carePlace = await insertPlace(tx, input);
      await record(tx, context, { action: 'created', ...about(carePlace.id), changes: placeChanges(null, carePlace) });
      return { carePlace };
    }),

  updatePlace: ({ input: { placeId, version, ...fields }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const before = await held(tx, placeId, version);
      const carePlace = await updatePlace(tx, before, fields);
      const changes = placeChanges(before, carePlace);
      await record(tx, context, { action: 'updated', ...about(placeId), detail: unseen(version), changes });
      return { carePlace };
    }),

  removePlace: ({ input: { placeId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      await held(tx, placeId);
      const count = await countAppointmentsAhead(tx, context.scope, { placeId, from: today() });
      if (count > 0) throw conflict(stillHasAppointments(count));
      await markPlaceDeleted(tx, placeId);
      await record(tx, context, { action: 'deleted', ...about(placeId) });
    }),

  readHours: async ({ input: { placeId }, context: { db } }) => {
    const { version } = await existing(db, placeId);
    return { hours: await listHours(db, placeId), version };
  },

  updateHours: ({ input: { placeId, version, hours }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const before = await held(tx, placeId, version);
      const stored = await listHours(tx, placeId);
      const issues = [...hoursIssues(hours), ...(await wrongProfessionals(tx, hours, stored))];
      if (issues.length > 0) throw invalidInput(issues);
      const changes = { hours: [String(stored.length), String(hours.length)] } as const;
      await replaceHours(tx, placeId, hours);
      await nextVersion(tx, before);
      const answer = {
        hours: await listHours(tx, placeId),
        version: before.version + 1,
        outside: await outsideNow(tx, context, { placeId }),
      };
      await record(tx, context, { action: 'updated', ...about(placeId), detail: unseen(version), changes });
      return answer;
    }),

  listBlocks: async ({ input: { placeId, past = false, ...input }, context: { db } }) => {
    await existing(db, placeId);
    return listBlocks(db, { placeId, on: today(), past }, input);
  },

  createBlock: ({ input: { placeId, ...fields }, context }) =>
    createOnce(context, async (tx) => {
      await held(tx, placeId);
      const issues = blockIssues(fields);
      if (issues.length > 0) throw invalidInput(issues);
      const name = await professionalName(tx, fields.professionalId);
      if (name === null) throw invalidInput([{ path: 'professionalId', message: unknownProfessional }]);
      const id = await insertBlock(tx, placeId, fields);
      const outside = await outsideNow(tx, context, { placeId, from: fields.fromDay, to: fields.toDay });
      await record(tx, context, { action: 'blocked', ...about(placeId), changes: blockChanges(fields) });
      return { block: { ...fields, id, professionalName: name }, outside };
    }),

  removeBlock: ({ input: { placeId, blockId }, context }) =>
    context.db.transaction().execute(async (tx) => {
      await held(tx, placeId);
      const block = await findBlock(tx, placeId, blockId);
      if (!block) throw notFound('Bloqueio não encontrado.');
      await deleteBlock(tx, blockId);
      await record(tx, context, { action: 'unblocked', ...about(placeId), changes: blockChanges(block) });
    }),

  listHolidays: async ({ input: { year, ...input }, context: { db } }) => {
    const period = year === undefined ? undefined : { from: `${year}-01-01`, to: `${year}-12-31` };
    const { rows, ...total } = partOf(await listHolidays(db, period), input);
    return { holidays: rows, ...total };
  },

  putHolidays: ({ input: { holidays }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const known = new Map((await listHolidays(tx)).map(({ day, name }) => [day, name]));
      for (const holiday of holidays) await writeHoliday(tx, holiday);
      const days = holidays.map(({ day }) => day).sort();
      const outside = await outsideNow(tx, context, { from: days[0] ?? '', to: days.at(-1) ?? '' });
      const changed = holidays.filter(({ day, name }) => known.get(day) !== name);
      await record(tx, context, ...changed.map((holiday) => holidayEntry(known.get(holiday.day) ?? null, holiday)));
      return { added: holidays.filter(({ day }) => !known.has(day)).length, outside };
    }),

  removeHoliday: ({ input: { day }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const holiday = await deleteHoliday(tx, day);
      if (!holiday) throw notFound('Feriado não encontrado.');
      const changes = { day: [holiday.day, null], name: [holiday.name, null] } as const;
      await record(tx, context, { action: 'deleted', subject: 'holiday', changes });
    }),

  listPreparations: async ({ input, context: { db } }) => {
    const { rows, ...total } = partOf(await listPreparations(db), input);
    return { preparations: rows.map((one) => ({ ...one, name: findExam(one.code)?.name ?? one.code })), ...total };
  },

  putPreparation: ({ input: { code, text }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const exam = findExam(code);
      if (!exam) throw invalidInput([{ path: 'code', message: 'Escolha um exame da Tabela 27 do eSocial' }]);
      const [before] = await listPreparations(tx, [exam.code]);
      if (before?.text === text) return;
      await writePreparation(tx, { code: exam.code, text });
      const changes = { code: [before?.code ?? null, exam.code], text: [before?.text ?? null, text] } as const;
      await record(tx, context, { action: before ? 'updated' : 'created', subject: 'examPreparation', changes });
    }),

  removePreparation: ({ input: { code }, context }) =>
    context.db.transaction().execute(async (tx) => {
      const [before] = await listPreparations(tx, [code]);
      if (!before) throw notFound('Não há preparo deste exame.');
      await deletePreparation(tx, code);
      const changes = { code: [code, null], text: [before.text, null] } as const;
      await record(tx, context, { action: 'deleted', subject: 'examPreparation', changes });
    }),

  professionals: ({ input: { search = '', active = false }, context: { db } }) => searchAttending(db, search, active),
});

const unknownProfessional = 'Escolha um profissional da clínica';
const withoutAccess = 'Escolha um profissional com o acesso ativo';

async function existing(db: Database, id: string): Promise<CarePlace> {
  const place = await findCarePlace(db, id);
  if (!place || place.isDeleted) throw notFound('Local de atendimento não encontrado.');
  return place;
}

/** Holds a place until the transaction ends. @throws 404; 409 where it is no longer of that version */
async function held(tx: Database, id: string, version?: number): Promise<CarePlace> {
  await lockRow(tx, 'care_places', id);
  const place = await existing(tx, id);
  if (version !== undefined && version !== place.version) throw changedByOther();
  return place;
}

function about(placeId: string) {
  return { subject: 'carePlace', subjectId: placeId } as const;
}

/** As the trail tells it: rooms and minutes in one line each. */
function placeChanges(before: CarePlace | null, after: CarePlace) {
  return changesBetween(before && told(before), told(after));
}

function told({ rooms, minutes, ...place }: CarePlace) {
  return { ...place, rooms: rooms.join(', '), ...minutes };
}

/** A new holiday, or another name of one: the trail knows it by its day alone, and is told that in either case. */
function holidayEntry(before: string | null, { day, name }: { day: string; name: string }) {
  const changes = { day: [before && day, day], name: [before, name] } as const;
  return { action: before === null ? 'created' : 'updated', subject: 'holiday', changes } as const;
}

function blockChanges(block: { fromDay: string; toDay: string; reason: string }) {
  return changesBetween(null, { fromDay: block.fromDay, toDay: block.toDay, reason: block.reason });
}

/** The professional's name; empty for nobody in particular, null where there is no such professional. */
async function professionalName(db: SignedInContext['db'], id: string | null): Promise<string | null> {
  return id === null ? '' : findProfessionalName(db, id);
}

type OfProfessional = { professionalId: string | null };

/** Who is no professional, or was given hours here without access; who had hours here before keeps them. */
async function wrongProfessionals(tx: Database, hours: readonly OfProfessional[], stored: readonly OfProfessional[]) {
  const kept = new Set(stored.map(({ professionalId }) => professionalId));
  const chosen = [...new Set(hours.map(({ professionalId }) => professionalId))];
  const active = await findActive(
    tx,
    chosen.filter((id) => id !== null),
  );
  const issues = [];
  for (const [at, { professionalId: id }] of hours.entries()) {
    if (id === null || kept.has(id) || active.has(id)) continue;
    const message = (await findProfessionalName(tx, id)) === null ? unknownProfessional : withoutAccess;
    issues.push({ path: `hours.${at}.professionalId`, message });
  }
  return issues;
}

function stillHasAppointments(count: number): string {
  const [people, them] = count === 1 ? ['1 pessoa agendada', 'a'] : [`${count} pessoas agendadas`, 'as'];
  return `Este local ainda tem ${people}. Remarque-${them} para outro local antes de excluí-lo.`;
}
