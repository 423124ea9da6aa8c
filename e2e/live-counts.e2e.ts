import { today } from '../src/platform/contract/dates.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import {
  companyFields,
  makeCompany,
  makeEmployee,
  makeProfessional,
  password,
  professionalFields,
} from '../src/testing/factories.ts';
import { signedInElsewhere } from './asos.ts';
import { expect, signIn, test } from './fixtures.ts';

test('the dashboards count by themselves who is referred, comes and is missed', async ({
  page,
  browser,
  server,
  api,
}) => {
  const company = companyFields();
  const of = await makeCompany(api, company);
  const { id: employeeId } = await makeEmployee(api, of);
  const receptionist = professionalFields({ access: 'reception' });
  const { token } = await makeProfessional(api, receptionist);
  const { id: placeId } = await makeCarePlace(api, { token }, { name: `Unidade ao vivo ${process.pid}` });
  await makeCarePlace(api, { token }); // Of several places each is counted under its name.

  await signIn(page, receptionist.email, password);
  const firm = await signedInElsewhere(browser, server, company);
  await firm.goto('/dashboard');
  const place = page.getByRole('region', { name: `Unidade ao vivo ${process.pid}` });
  const referrals = firm.locator('section').filter({ has: firm.getByRole('heading', { name: 'Encaminhamentos' }) });
  const seen = async (clinic: RegExp, own: RegExp) => {
    await expect(place.getByRole('link', { name: clinic })).toBeVisible();
    await expect(referrals.getByRole('link', { name: own })).toBeVisible();
  };
  await seen(/^0 Agendados/, /^0 Agendado/);

  const { id } = await makeReferral(api, { token, placeId, employeeId }, { day: today() });
  await seen(/^1 Agendados/, /^1 Agendado/);
  await api.call('PUT', `/queue/${id}/arrive`, { as: token, body: { priority: '' } });
  await seen(/^1 Aguardando/, /^1 Presente/);
  await api.call('PUT', `/queue/${id}/miss`, { as: token });
  await seen(/^0 Aguardando/, /^1 Faltou/);
});
