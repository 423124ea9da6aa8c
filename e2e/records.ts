import { today } from '../src/platform/contract/dates.ts';
import type { Api } from '../src/testing/api.ts';
import { makeCarePlace, makeReferral } from '../src/testing/care.ts';
import {
  makeCompany,
  makeDocument,
  makeEmployee,
  makeEquipment,
  makeExamRecord,
  makeProfessional,
  makeRestriction,
  makeUnit,
  password,
  professionalFields,
  signInFirstAdmin,
} from '../src/testing/factories.ts';
import { issueReport, makeReport } from '../src/testing/issued/annual-reports.ts';
import { hearingFields, makeAudiogram } from '../src/testing/issued/hearing.ts';
import { issueDocument } from '../src/testing/issued.ts';
import { afterScript as named, payloads } from './hostile.ts';
import { clinical, makeProgramme, noise } from './programmes.ts';

/** The tokens of one user per role and the records that their screens show. */
export type Practice = {
  admin: string;
  company: string;
  professional: string;
  reception: string;
  unitId: string;
  employeeId: string;
  issuedId: string;
  /** Where people are attended, and a referral to it that is to come. */
  placeId: string;
  referralId: string;
  companyId: string;
  /** A version of the company's programme that is in force, and one in preparation with one of its groups. */
  programmeId: string;
  draftId: string;
  groupId: string;
  /** A report of the company that was issued and presented. */
  reportId: string;
  /** A company without a programme. */
  otherCompanyId: string;
};

/** A practice with one of everything, where whatever somebody has typed ends in a script. */
export async function makePractice(api: Api): Promise<Practice> {
  const [address, neighborhood, city] = [named('Rua das Flores, 10'), named('Centro'), payloads[1]];
  const names = { corporate_reason: named('Viveiro Jardim Ltda.'), identification: named('Matriz') };
  const firm = { ...names, fantasy_name: named('Viveiro Jardim'), address, neighborhood, city, complement: city };
  const { company, token } = await makeCompany(api, firm);
  const of = { companyId: company.id, token };
  const contact = { reference_contact: named('Maria'), legal_representative: named('João') };
  const site = {
    identification: named('Estufa Norte'),
    activity: named('Cultivo'),
    address,
    neighborhood,
    city,
    ...contact,
  };
  const unit = await makeUnit(api, of, site);
  const job = {
    office: named('Auxiliar'),
    employee_function: named('Auxiliar de produção'),
    sector: named('Produção'),
  };
  const person = { name: named('Lia Monteiro'), pcd_observation: named('Observação'), ...job };
  const employee = await makeEmployee(api, of, { ...person, unitId: unit.id });
  const doctor = await makeProfessional(api, { name: named('Rui Tavares'), formation: named('Medicina') });
  const at = { companyId: company.id, employeeId: employee.id, token: doctor.token };
  await makeDocument(api, at, { name: named('Audiometria'), medicalConfidentiality: false });
  await makeEquipment(api, doctor, { name: `Audiômetro ${payloads[1]}` });
  await makeExamRecord(api, at, { place: named('Clínica') });
  await makeAudiogram(api, { employee, token: doctor.token }, hearingFields('10 10 10 30 45 40 20'));
  const results = [
    { cpf: '111.444.777-35', name: named('Lia'), exam_code: '0281', done_on: '02-02-2026', value: '35' },
  ];
  await api.call('PUT', '/exam-results', { as: doctor.token, body: { results } });
  await makeRestriction(api, at, { words: named('Não carregar peso'), reason: named('Coluna') });
  const answers = { observation: named('Protetor') };
  const { documentId } = await issueDocument(api, { employee, token: doctor.token }, { answers });
  const house = { name: named('Unidade Jardim'), address, bring: named('Documento com foto') };
  const place = await makeCarePlace(api, doctor, house);
  const exams = [{ code: '0295', name: named('Radiografia') }];
  const referral = await makeReferral(api, { employeeId: employee.id, placeId: place.id, token }, { exams });
  const risk = { kind: 'ergonomic', code: '', name: named('Postura'), source: named('Bancada'), medicalControl: true };
  const groups = [
    {
      name: named('Estufa'),
      unitId: unit.id,
      // Of another function than the employee's: their exams are still to be said.
      functions: [named('Jardineira')],
      risks: [noise, { ...risk, intensity: '<img src=x>' }],
      exams: [{ ...clinical, justification: named('Rotina') }],
      aptitudes: [named('Trabalho a quente')],
    },
    {
      ...{ name: named('Demolição'), functions: [named('Demolidor')], exams: [clinical] },
      risks: [{ ...noise, kind: 'chemical', code: '01.02.001', name: 'Asbestos (ou amianto)' }],
    },
    { name: named('Escritório'), absence: true },
  ];
  // Somebody who has left, and waits for the letter; the last of every list.
  const left = { name: named('Zuleica'), admission_dt: '10-01-2020', function_start_dt: '10-01-2020' };
  const former = await makeEmployee(api, of, { ...left, employee_function: named('Demolidor'), unitId: unit.id });
  await api.call('PUT', `/employee/delete/${former.id}`, { as: token });
  const reported = { companyId: company.id, token: doctor.token };
  const reportId = await makeReport(api, reported, { degree: '2', discussion: named('Sem variações.') });
  await issueReport(api, reported, reportId);
  const presentation = { presented_on: today(), audience: 'both', presented_to: named('CIPA') };
  await api.call('POST', `/annual-report/${reportId}/presentations`, { as: doctor.token, body: presentation });
  const { company: other } = await makeCompany(api, { fantasy_name: named('Sementes do Vale') });
  return {
    admin: await signInFirstAdmin(api),
    company: token,
    professional: doctor.token,
    reception: (await makeProfessional(api, { name: named('Ana Recepção'), access: 'reception' })).token,
    unitId: unit.id,
    employeeId: employee.id,
    issuedId: documentId,
    placeId: place.id,
    referralId: referral.id,
    companyId: company.id,
    otherCompanyId: other.id,
    reportId,
    ...(await makeProgramme(api, { companyId: company.id, token: doctor.token }, groups)),
  };
}

/** An employee of a company, and a professional who can sign in; the identity is what the printed documents show. */
export async function makeEmployeeAndProfessional(api: Api, fields: object = {}) {
  const { company, token } = await makeCompany(api, {
    corporate_reason: 'Pão Quente Panificação Ltda.',
    fantasy_name: 'Padaria Pão Quente',
  });
  const employee = await makeEmployee(api, { companyId: company.id, token }, { ...patient, ...fields });
  const { email } = professionalFields();
  const doctor = await makeProfessional(api, { name: 'Helena Prado', email });
  const { user } = (await api.call('GET', '/profile', { as: doctor.token })).body;
  return {
    company: { companyId: company.id as string, token },
    employeeId: employee.id as string,
    professional: { email, password, token: doctor.token, userId: user.id as string },
  };
}

const patient = {
  name: 'Maria Aparecida dos Santos',
  cpf: '529.982.247-25',
  rg: '12.345.678-9',
  sex: 'feminino',
  dt_birth: '20-05-1990',
  office: 'Auxiliar de padaria',
  employee_function: 'Padeira',
  registration: '00123',
  sector: 'Produção',
};
