import { momentOf, preciseMoment } from '../src/platform/clock/moments.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import { makeCompany, makeEmployee, makeProfessional, professionalFields } from '../src/testing/factories.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { expect, test } from './fixtures.ts';

/** Half a day away from the practice: no hour of the reader's is one of the practice's. */
test.use({ timezoneId: 'Asia/Tokyo' });

test('whoever reads elsewhere sees when things happened by the clock of the practice, on every screen', {
  tag: '@seldom-5',
}, async ({ page, server, loginAs, api }) => {
  const fields = professionalFields();
  const doctor = await makeProfessional(api, fields);
  const company = await makeCompany(api);
  const employee = await makeEmployee(api, company, { name: 'Tarcísio Longe' });
  const { documentId } = await issueDocument(api, { employee, token: doctor.token });
  const { id: placeId } = await makeCarePlace(api, doctor);
  const referral = await makeReferral(api, { employeeId: employee.id, placeId, token: doctor.token });
  const { body } = await api.call('GET', `/issued-documents/${documentId}`, { as: doctor.token });

  await loginAs(fields.email, fields.password, `/documents/issued/${documentId}`);
  await expect(page.getByText(momentOf(body.document.issuedAt)).first()).toBeVisible();
  await page.goto(`/referrals/${referral.id}`);
  await expect(page.getByText(momentOf(referral.createdAt)).first()).toBeVisible();

  await test.step('the trail, also where a day of it is asked for', async () => {
    const admin = (await api.call('POST', '/login', { body: server.admin })).body.token;
    const { entries } = (await api.call('GET', '/audit?action=issued&subject=document', { as: admin })).body;
    const [{ at }] = entries;
    await page.evaluate(() => localStorage.clear());
    await loginAs(server.admin.email, server.admin.password);
    const [day] = preciseMoment(at).split(',');
    const iso = day?.split('-').reverse().join('-');
    await page.goto(`/audit?action=issued&from=${iso}&to=${iso}`);
    await expect(page.getByRole('cell', { name: preciseMoment(at) }).first()).toBeVisible();
  });
});
