import type { Locator, Page } from '@playwright/test';
import type { Api } from '../src/testing/api.ts';
import {
  companyFields,
  makeCompany,
  makeProfessional,
  password,
  professionalFields,
} from '../src/testing/factories.ts';
import { expect, field } from './fixtures.ts';

/** A company and a professional who can both sign in, for journeys through the programme of the company. */
export async function makeProgrammePeople(api: Api, name: string) {
  const fields = companyFields({ fantasy_name: name });
  const { company, token } = await makeCompany(api, fields);
  const doctor = professionalFields();
  const { token: doctorToken } = await makeProfessional(api, doctor);
  return {
    companyId: company.id as string,
    company: { email: fields.email, password, token },
    doctor: { email: doctor.email, password, token: doctorToken },
  };
}

/** A version in preparation with these groups; answers its id and those of its groups. */
export async function makeDraft(
  api: Api,
  { companyId, token }: { companyId: string; token: string },
  groups: readonly object[],
): Promise<{ programmeId: string; groupIds: string[] }> {
  const body = {
    validFrom: '2026-01-01',
    validTo: '',
    physicianName: 'Dra. Helena Prado',
    physicianCouncil: 'CRM',
    physicianNumber: '12345',
    physicianUf: 'SP',
    exempt: false,
    rural: false,
  };
  const made = await api.call('POST', `/programmes/${companyId}`, { as: token, body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const programmeId: string = made.body.programme.id;
  const groupIds: string[] = [];
  for (const group of groups) {
    const path = `/programme/${programmeId}/groups`;
    const added = await api.call('POST', path, { as: token, body: { ...blankGroup, ...group } });
    expect(added.status, JSON.stringify(added.body)).toBe(201);
    groupIds.push(added.body.group.id);
  }
  return { programmeId, groupIds };
}

/** Puts a version in preparation in force. */
export async function putInForce(api: Api, programmeId: string, token: string): Promise<void> {
  const answer = await api.call('PUT', `/programme/${programmeId}/force`, { as: token, body: {} });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

/** A programme with these groups: a version that is in force, and the next one in preparation. */
export async function makeProgramme(
  api: Api,
  of: { companyId: string; token: string },
  groups: readonly object[],
): Promise<{ programmeId: string; draftId: string; groupId: string }> {
  const { programmeId, groupIds } = await makeDraft(api, of, groups);
  await putInForce(api, programmeId, of.token);
  const { programmeId: draftId } = await makeDraft(api, of, []);
  return { programmeId, draftId, groupId: groupIds[0] ?? '' };
}

const blankGroup = { name: '', unitId: null, functions: [], absence: false, risks: [], exams: [], aptitudes: [] };

export const noise = {
  kind: 'physical',
  code: '02.01.001',
  name: 'Ruído',
  source: 'prensa',
  intensity: '88 dB(A)',
  medicalControl: true,
};

export const clinical = {
  code: '0295',
  name: 'Avaliação clínica ocupacional (anamnese e exame físico)',
  occasions: ['admission', 'periodic', 'return', 'riskChange', 'dismissal'],
  everyMonths: 12,
  firstAfterMonths: null,
  indicator: '',
  justification: '',
};

/** Writes words into a field that takes several, one after the other. */
export async function addWords(page: Page, label: string, ...words: readonly string[]): Promise<void> {
  for (const word of words) {
    await field(page, label).fill(word);
    await page.keyboard.press('Enter');
  }
}

/** Chooses in a field that searches: types, and takes the first that the server finds. */
export async function choose(within: Page | Locator, label: string, text: string, option: RegExp): Promise<void> {
  await field(within, label).fill(text);
  await within.getByRole('option', { name: option }).first().click();
}

/** The card of a group's risk or exam: 'Risco 1'. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('group', { name, exact: true });
}

/** Puts a function into a group that nobody of the company has: it is asked about, and meant. */
export async function addNewFunction(page: Page, name: string): Promise<void> {
  await addWords(page, 'Funções', name);
  await expect(page.getByText(`Ninguém tem a função “${name}”.`)).toBeVisible();
  await page.keyboard.press('Enter');
}
