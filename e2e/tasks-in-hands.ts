import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Api } from '../src/testing/api.ts';
import { makeCarePlace } from '../src/testing/care.ts';
import {
  groupFields,
  makeEmployee,
  makeProfessional,
  makeProgramme,
  professionalFields,
  protocolExam,
} from '../src/testing/factories.ts';
import { whole } from './asos.ts';
import { expect, test } from './fixtures.ts';
import { type Hands, handsOn } from './hands.ts';
import { makeProgrammePeople } from './programmes.ts';

/** What the tasks of a day cost the hands: no more than docs/performance.md says. */

const told = readFileSync(new URL('../docs/performance.md', import.meta.url), 'utf8');

/** Has a task done by the hands there are. */
export type Does = (task: string, act: (hands: Hands) => Promise<void>) => Promise<void>;

/** What the table says that a task takes now. */
function limitsOf(task: string) {
  const row = told.split('\n').find((line) => line.startsWith(`| ${task} `));
  const [clicks, keys] = (row?.split('|').at(-2) ?? '').match(/\d+/g) ?? [];
  return { clicks: Number(clicks), keys: Number(keys ?? 0) };
}

/** Does a task and compares what it took with the table, in which it has to stand. */
export async function measured(task: string, page: Page, act: (hands: Hands) => Promise<void>) {
  const counting = handsOn(page);
  await test.step(task, () => act(counting));
  test.info().annotations.push({ type: 'hands', description: `${task}: ${JSON.stringify(counting.hands)}` });
  expect.soft(counting.hands, task).toEqual(limitsOf(task));
}

/** A link of the menu. */
export const menu = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();

/** A company whose programme asks for a clinical exam, a physician, a receptionist, and one place that is always open. */
export async function makeDay(api: Api, name: string) {
  const people = await makeProgrammePeople(api, name);
  const { companyId, company, doctor } = people;
  const exams = [protocolExam({ code: '0295', name: 'Avaliação clínica ocupacional' })];
  const risk = { kind: 'physical', code: '02.01.001', name: 'Ruído', source: '', intensity: '', medicalControl: true };
  const group = groupFields({ name: 'Produção', functions: [whole.employee_function], risks: [risk], exams });
  await makeProgramme(api, { companyId, token: doctor.token }, { groups: [group] });
  const reception = professionalFields({ access: 'reception' });
  await makeProfessional(api, reception);
  const place = await makeCarePlace(api, doctor, { rooms: ['Sala 1'] });
  const of = { companyId, token: company.token };
  const person = (who: string) => makeEmployee(api, of, { ...whole, name: who });
  return { ...people, of, reception, place, person };
}
