import type { Api } from './api.ts';
import { makeBlock, makeCarePlace, makeReferral, noteForAgenda } from './care.ts';
import {
  adminFields,
  makeAbsence,
  makeCompany,
  makeDocument,
  makeDraft,
  makeEmployee,
  makeEquipment,
  makeExamRecord,
  makeInterval,
  makeProfessional,
  makeProgramme,
  makeRestriction,
  makeUnit,
  signIn,
  signInFirstAdmin,
} from './factories.ts';
import { issueDocument } from './issued.ts';
import { makeApiToken } from './programs/api-tokens.ts';
import { makePrivacyRequest } from './rights/privacy.ts';

/**
 * The records of one company, a session of its own beside the one that calls, and the admin and the professional that a call
 * can name; with their e-mails, a user who never calls, and what the company was told of its document.
 */
export type World = Record<
  | 'admin'
  | 'adminEmail'
  | 'user'
  | 'notice'
  | 'notification'
  | 'company'
  | 'companyEmail'
  | 'session'
  | 'unit'
  | 'equipment'
  | 'employee'
  | 'employeeCpf'
  | 'open'
  | 'secret'
  | 'issued'
  | 'programme'
  | 'draft'
  | 'group'
  | 'examRecord'
  | 'absence'
  | 'restriction'
  | 'interval'
  | 'privacyRequest'
  | 'carePlace'
  | 'block'
  | 'referral'
  | 'cancelledReferral'
  | 'professional'
  | 'professionalEmail',
  string
>;

/** The token of each kind of caller; a visitor has none. */
export type Tokens = {
  visitor: undefined;
  admin: string;
  companyA: string;
  companyB: string;
  professional: string;
  colleague: string;
  reception: string;
  /** API tokens with every scope that their users can give: of company A and of the professional. */
  companyKey: string;
  practiceKey: string;
  /** One of company A that a test may take its only scope from. */
  bareKey: string;
};

/** What the last of them is called. */
export const bareKeyName = 'Sem permissões';

/**
 * Fresh records and sessions: two companies that each have one of everything, two professionals, of whom each wrote the
 * documents of one company, a receptionist, and two administrators, of whom the one of the world `a` has signed in.
 * @param by the token of the administrator who registers them; without it the first one signs in
 */
export async function makeWorlds(app: Api, by?: string): Promise<{ a: World; b: World; tokens: Tokens }> {
  const first = by ?? (await signInFirstAdmin(app));
  const fields = adminFields();
  const makeAdmin = async (body: object): Promise<{ id: string; userId: string; user: { email: string } }> =>
    (await app.call('POST', '/admins', { as: first, body })).body.admin;
  const [calling, silent] = await Promise.all([makeAdmin(fields), makeAdmin(adminFields())]);
  const companies = [await makeCompany(app, {}, first), await makeCompany(app, {}, first)] as const;
  const doctors = [await makeProfessional(app, {}, first), await makeProfessional(app, {}, first)] as const;
  const receptionist = await makeProfessional(app, { access: 'reception' }, first);
  const admin = await signIn(app, fields.email, fields.password);
  await noteForAgenda(app, doctors[0]);
  const [a, b] = await Promise.all(
    [calling, silent].map(async (record, at) => {
      const [company, doctor] = [companies[at], doctors[at]];
      if (!company || !doctor) throw new Error('a world has one of each');
      const people = { admin: record.id, adminEmail: record.user.email, user: silent.userId };
      const notice = await noticeOf(app, admin, doctor.professional.user.email);
      return makeWorld(app, { ...people, notice }, company, doctor);
    }),
  );
  if (!a || !b) throw new Error('there are two worlds');
  const tokens = {
    visitor: undefined,
    admin,
    companyA: companies[0].token,
    companyB: companies[1].token,
    professional: doctors[0].token,
    colleague: doctors[1].token,
    reception: receptionist.token,
    companyKey: await makeApiToken(app, companies[0].token),
    practiceKey: await makeApiToken(app, doctors[0].token),
    bareKey: await makeApiToken(app, companies[0].token, { name: bareKeyName, scopes: ['registers:read'] }),
  };
  return { a, b, tokens };
}

async function makeWorld(
  app: Api,
  people: Pick<World, 'admin' | 'adminEmail' | 'user' | 'notice'>,
  company: Awaited<ReturnType<typeof makeCompany>>,
  doctor: Awaited<ReturnType<typeof makeProfessional>>,
): Promise<World> {
  const unit = await makeUnit(app, company);
  const employee = await makeEmployee(app, company);
  await signIn(app, company.company.user.email);
  const { sessions } = (await app.call('GET', '/sessions', { as: company.token })).body;
  const programme = await makeProgramme(app, { companyId: company.companyId, token: doctor.token });
  const draft = await makeDraft(app, { companyId: company.companyId, token: doctor.token }, { groups: [] });
  const at = { companyId: company.companyId, employeeId: employee.id, token: doctor.token };
  const open = await makeDocument(app, at, { medicalConfidentiality: false });
  const secret = await makeDocument(app, at, { medicalConfidentiality: true });
  const issued = await issueDocument(app, { employee, token: doctor.token });
  const place = await makeCarePlace(app, doctor);
  const sent = { employeeId: employee.id, placeId: place.id, token: company.token };
  const referral = await makeReferral(app, sent, { occasion: 'dismissal' });
  const cancelled = await makeReferral(app, sent);
  const reason = { reason: 'Férias' };
  await app.call('PUT', `/referrals/${cancelled.id}/cancel`, { as: company.token, body: reason });
  const { notifications } = (await app.call('GET', '/notifications', { as: company.token })).body;
  return {
    ...people,
    company: company.companyId,
    companyEmail: company.company.user.email,
    session: sessions.find(({ current }: { current: boolean }) => !current).id,
    unit: unit.id,
    equipment: (await makeEquipment(app, doctor)).id,
    employee: employee.id,
    employeeCpf: employee.cpf,
    open: open.id,
    secret: secret.id,
    issued: issued.documentId,
    programme: programme.programmeId,
    draft: draft.programmeId,
    group: programme.groups[0].id,
    carePlace: place.id,
    block: await makeBlock(app, { placeId: place.id, token: doctor.token }),
    referral: referral.id,
    cancelledReferral: cancelled.id,
    examRecord: await makeExamRecord(app, at),
    absence: await makeAbsence(app, at),
    restriction: await makeRestriction(app, at),
    interval: await makeInterval(app, at),
    privacyRequest: await makePrivacyRequest(app, at),
    notification: notifications[0].id,
    professional: doctor.professional.id,
    professionalEmail: doctor.professional.user.email,
  };
}

/** What the administrators are told of a professional who has been registered. */
async function noticeOf(app: Api, admin: string, email: string): Promise<string> {
  const { notices } = (await app.call('GET', '/access-notices', { as: admin })).body;
  return notices.find((notice: { email: string }) => notice.email === email).id;
}
