import { daysAfter, formatDate, monthsAfter } from '../../src/platform/contract/dates.ts';
import type { Person } from './people.ts';
import { samplePdf } from './sample-pdf.ts';
import { physician } from './users.ts';
import { workdayUpTo } from './workdays.ts';
import { knownOf, on, type Step, type World } from './world.ts';

/** What a practice does besides examining: letters to companies, a shorter interval, a new version of a programme, PDFs of others. */
export function stepsBesideExams(world: World, everybody: readonly Person[]): Step[] {
  const back = (days: number) => workdayUpTo(daysAfter(world.today, -days));
  const due = everybody.filter(({ story }) => story === 'due');
  const late = due.filter(({ company, dueIn }) => company === 1 && dueIn < -10);
  const ofShop = due.find(({ company, months, dueIn }) => company === 0 && months === 12 && dueIn > 100);
  return [
    on(back(12), 15 * 60, () => recall(world, late)),
    on(back(5), 16 * 60, () => prepareVersion(world)),
    ...(ofShop ? [on(back(33), 11 * 60, () => shorten(world, ofShop))] : []),
    ...[0, 1, 2].flatMap((company) => {
      const first = due.find((one) => one.company === company);
      return first ? [on(back(9), 14 * 60, () => upload(world, first))] : [];
    }),
  ];
}

async function recall(world: World, people: readonly Person[]): Promise<void> {
  const employeeIds = people.map((person) => knownOf(world, person).employee.id);
  if (employeeIds.length > 0) await world.call(world.physician, 'POST', '/recalls', { employeeIds });
}

/** The next version of the bakery's programme, which nobody has put in force yet. */
async function prepareVersion({ call, today, employers, physician: by }: World): Promise<void> {
  const validFrom = monthsAfter(today, 1);
  await call(by, 'POST', `/programmes/${employers[0]?.id}`, {
    ...{ validFrom, validTo: monthsAfter(validFrom, 24), physicianName: physician.name, physicianCouncil: 'CRM' },
    ...{ physicianNumber: physician.registration_number, physicianUf: physician.uf, exempt: false, rural: false },
  });
}

async function shorten(world: World, person: Person): Promise<void> {
  const { employee } = knownOf(world, person);
  await world.call(world.physician, 'POST', `/employee/${employee.id}/intervals`, {
    ...{ exam_code: '0295', exam_name: 'Avaliação clínica ocupacional (anamnese e exame físico)', months: 6 },
    ...{ from_on: formatDate(daysAfter(world.today, -33)), reason: 'Acompanhamento combinado na última avaliação.' },
  });
}

/** What came on paper from elsewhere: one that only the practice reads, and one for the company, too. */
async function upload(world: World, person: Person): Promise<void> {
  const { employee, employer } = knownOf(world, person);
  for (const [name, medicalConfidentiality] of [
    ['Audiometria feita em outra clínica', true],
    ['Comprovante de entrega do ASO', false],
  ] as const) {
    const file = samplePdf(['Documento de demonstracao']);
    const { signedUrl, documentId } = await world.call(world.physician, 'POST', '/uploads', {
      ...{ name, medicalConfidentiality, companyId: employer.id, employeeId: employee.id },
      ...{ size: file.length, contentType: 'application/pdf' },
    });
    await world.send(signedUrl, file);
    await world.call(world.physician, 'POST', `/uploads/${documentId}/arrived`, {});
  }
}
