import { v7 as uuid } from 'uuid';
import { daysAfter, today } from '../platform/contract/dates.ts';
import { camelRow } from '../platform/database/camel.server.ts';
import type { Tables } from '../platform/database/tables.ts';
import { insertReferral, takeReferralNumber } from '../referrals/referrals.db.ts';
import type { Api } from './api.ts';
import type { TestApp } from './start-app.ts';

/** Builders of what the practice attends with: places, their hours, blocks. */

let made = 0;

/** A place as somebody types it: every occasion takes twenty minutes. */
export function placeFields(fields: object = {}) {
  return {
    name: `Local ${++made}`,
    address: 'Rua das Araucárias, 20, Curitiba – PR',
    bring: 'Documento com foto',
    rooms: ['Sala 1', 'Sala 2'],
    byArrival: true,
    minutes: { admission: 20, periodic: 20, return: 20, riskChange: 20, dismissal: 20 },
    ...fields,
  };
}

/** A block of one morning, for everybody at the place. */
export function blockFields(fields: object = {}) {
  return {
    ...{ professionalId: null, fromDay: '2031-01-06', fromMinute: 480, toDay: '2031-01-06', toMinute: 720 },
    ...{ reason: 'Reunião', ...fields },
  };
}

/** Openings of every day of the week, around the clock: one person at a time. */
export function openingsAllWeek(fields: object = {}) {
  return Array.from({ length: 7 }, (_, weekday) => {
    return { weekday, professionalId: null, from: 0, to: 1440, capacity: 1, ...fields };
  });
}

/**
 * A place that is open all the week, around the clock: choose days to come, and no test depends on the time of day.
 * @param of the token of who may manage the agenda
 * @param fields.hours its openings; a capacity alone is that of all of them
 */
export async function makeCarePlace(
  app: Api,
  of: { token: string },
  { hours, capacity = 1, ...fields }: { hours?: readonly object[]; capacity?: number } & Record<string, unknown> = {},
): Promise<{ id: string; name: string }> {
  const created = await app.call('POST', '/care-places', { as: of.token, body: placeFields(fields) });
  if (created.status !== 201) throw new Error(`the place was refused: ${JSON.stringify(created.body)}`);
  const { carePlace } = created.body;
  const body = { hours: hours ?? openingsAllWeek({ capacity }) };
  const opened = await app.call('PUT', `/care-places/${carePlace.id}/hours`, { as: of.token, body });
  if (opened.status !== 200) throw new Error(`its hours were refused: ${JSON.stringify(opened.body)}`);
  return { id: carePlace.id, name: carePlace.name };
}

/** A block at a place; answers its identifier. */
export async function makeBlock(app: Api, { placeId, token }: { placeId: string; token: string }): Promise<string> {
  const made = await app.call('POST', `/care-places/${placeId}/blocks`, { as: token, body: blockFields() });
  if (made.status !== 201) throw new Error(`the block was refused: ${JSON.stringify(made.body)}`);
  return made.body.block.id;
}

/** A holiday and an exam that the practice has noted, of whichever world. */
export const noted = { holiday: '1999-01-01', exam: '0281' } as const;

/** Notes both. */
export async function noteForAgenda(app: Api, { token }: { token: string }): Promise<void> {
  const holidays = [{ day: noted.holiday, name: 'Ano-novo' }];
  const day = await app.call('PUT', '/holidays', { as: token, body: { holidays } });
  const path = `/exam-preparations/${noted.exam}`;
  const exam = await app.call('PUT', path, { as: token, body: { text: 'Repouso de 14 horas' } });
  if (day.status !== 200 || exam.status !== 204) throw new Error(JSON.stringify([day.body, exam.body]));
}

/** What is asked for with one person: a periodic exam at a place, by order of arrival; without more, in a month. */
export function referralFields(of: { employeeId: string; placeId: string }, fields: object = {}) {
  return {
    ...{ employeeId: of.employeeId, placeId: of.placeId, occasion: 'periodic', day: daysAfter(today(), 30) },
    ...{ startsAt: null, exams: [{ code: '0295', name: 'Avaliação clínica ocupacional' }], ...fields },
  };
}

/** What is asked for with somebody who comes without an appointment: a periodic exam, by no priority. */
export function walkInFields(of: { employeeId: string; placeId: string }, fields: object = {}) {
  return {
    ...{ employeeId: of.employeeId, placeId: of.placeId, occasion: 'periodic', priority: '' },
    ...{ exams: [{ code: '0295', name: 'Avaliação clínica ocupacional' }], ...fields },
  };
}

/** A referral of an employee, as whoever holds the token makes it; answers all that its page tells. */
export async function makeReferral(
  app: Api,
  { token, ...of }: { employeeId: string; placeId: string; token: string },
  fields: object = {},
) {
  const made = await app.call('POST', '/referrals', { as: token, body: referralFields(of, fields) });
  if (made.status !== 201) throw new Error(`the referral was refused: ${JSON.stringify(made.body)}`);
  return made.body.referral;
}

/**
 * Somebody who is expected today by order of arrival; answers the referral.
 * @param on another day or time, also one that nobody could choose any more
 */
export async function makeExpected(
  app: TestApp,
  { token, placeId, employee }: { token: string; placeId: string; employee: { id: string } },
  { occasion = 'periodic', ...on }: { occasion?: string; day?: string; starts_at?: number } = {},
): Promise<string> {
  const { id } = await makeReferral(app, { token, placeId, employeeId: employee.id }, { day: today(), occasion });
  if (Object.keys(on).length > 0) await app.db.updateTable('referrals').set(on).where('id', '=', id).execute();
  return id;
}

/** A referral as it is kept, in any state and on any day, also one on which nothing could be booked. */
export async function putReferral(
  app: TestApp,
  at: { companyId: string; employeeId: string; placeId: string; userId: string },
  fields: Partial<Tables['referrals']> = {},
): Promise<{ id: string; name: string }> {
  const id = uuid();
  return app.db.transaction().execute(async (tx) => {
    const number = await takeReferralNumber(tx, 2026);
    const row = {
      ...{ company_id: at.companyId, id, year: 2026, number, employee_id: at.employeeId, place_id: at.placeId },
      ...{
        occasion: 'periodic' as const,
        new_function: '',
        return_on: null,
        exams: '[]',
        day: '2026-11-24',
        starts_at: 500,
      },
      ...{
        minutes: 20,
        professional_id: null,
        state: 'scheduled' as const,
        priority: '' as const,
        ticket: null,
        room: null,
      },
      ...{ arrived_at: null, called_at: null, began_at: null, attended_by: null, ended_at: null, document_id: null },
      ...{ cancel_reason: null, made_by: at.userId },
      ...fields,
    };
    await insertReferral(tx, camelRow(row));
    return { id, name: `Guia 2026/${String(number).padStart(6, '0')}` };
  });
}
