import { findEsocialEmployer } from '../../companies/company-lookups.db.ts';
import { councilIn } from '../../councils/councils.rules.ts';
import { findIssuedAso, findResponsible, type IssuedAso, saidDay } from '../../documents/issued/aso-lookups.server.ts';
import { findEsocialContract } from '../../employees/employee-lookups.db.ts';
import { examsByTable } from '../../exams/aso-exams-lookups.server.ts';
import { findDoneExams } from '../../exams/exam-lookups.db.ts';
import { today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { catFacts } from '../cats/cat-facts.server.ts';
import { findCatOfEvent } from '../cats/cats.db.ts';
import { sealedCats } from '../cats/sealed-cat.server.ts';
import type { S2210Facts } from '../events/s2210/s2210.rules.ts';
import { audiometry } from '../events/s2220/exam-facts.rules.ts';
import type { ExamFacts, PhysicianFacts, S2220Facts } from '../events/s2220/s2220.rules.ts';
import type { S2240Facts } from '../events/s2240/s2240.rules.ts';
import type { S3000Facts } from '../events/s3000/s3000.rules.ts';
import { exposuresOf, readCompany } from '../exposure/exposures.server.ts';
import type { KeptEvent } from '../lines/events.db.ts';
import { findLine, hasEarlierLine } from '../lines/lines.db.ts';
import { findSaidOfExams } from './exam-facts.db.ts';
import { examTypeCode } from './occasion.rules.ts';

/**
 * What an event is made of, by its type; 'unreadable' where its ASO can't be opened, 'over' where the person has left or the
 * conditions are others meanwhile.
 */
export type EventFacts =
  | { kind: 'S-2220'; facts: S2220Facts }
  | { kind: 'S-2210'; facts: S2210Facts }
  | { kind: 'S-2240'; facts: S2240Facts }
  | { kind: 'S-3000'; facts: S3000Facts }
  | { kind: 'over' }
  | { kind: 'unreadable' };

/** Reads all that an event is made of, as registers and ASO have it now. */
export async function factsOf(db: Database, keys: EncryptionKeys, event: KeptEvent): Promise<EventFacts> {
  const { companyId, employeeId, documentId } = event;
  const employer = await findEsocialEmployer(db, companyId);
  const contract = await findEsocialContract(db, companyId, employeeId);
  if (!employer || !contract) return { kind: 'unreadable' };
  const registers = {
    employer: { ...employer, environment: environments[employer.environment] ?? '' },
    worker: {
      ...{ cpf: contract.cpf, category: contract.category, registration: contract.registration },
      ...{ isUnregistered: contract.registered === 'não', admittedOn: contract.admittedOn },
    },
  };
  const line = await findLine(db, { companyId, id: event.lineId });
  if (event.kind === 'S-3000') {
    const excluded = { kind: line?.kind ?? '', receipt: line?.receipt ?? '' };
    return { kind: 'S-3000', facts: { ...registers, excluded } };
  }
  const rectified = event.action === 'rectification' ? (line?.receipt ?? '') : null;
  if (event.kind === 'S-2210') {
    // A source of a CAT is its identifier and version.
    const [id = ''] = documentId.split(' ');
    const cat = await findCatOfEvent(db, { companyId, id });
    const said = cat && opened(cat, keys);
    if (!said) return { kind: 'unreadable' };
    return { kind: 'S-2210', facts: { ...registers, ...catFacts(cat.day, said), rectified, today: today() } };
  }
  if (event.kind === 'S-2240') {
    const company = await readCompany(db, companyId);
    const exposures = company && (await exposuresOf(db, company, employeeId));
    const exposure = exposures?.find(({ content }) => content.since === event.day);
    if (!exposure) return { kind: 'over' };
    return { kind: 'S-2240', facts: { ...registers, ...exposure.content, rectified, today: today() } };
  }
  const aso = await findIssuedAso(db, keys, { companyId, documentId });
  if (!aso?.said) return { kind: 'unreadable' };
  return { kind: 'S-2220', facts: { ...registers, ...(await saidBy(db, aso, aso.said)), rectified } };
}

function opened({ id, content }: { id: string; content: string }, keys: EncryptionKeys) {
  try {
    return sealedCats.open(id, content, keys);
  } catch {
    return null;
  }
}

/** The environments as the layout numbers them. */
const environments: Readonly<Record<string, string>> = { produção: '1', 'produção restrita': '2' };

async function saidBy(db: Database, aso: IssuedAso, { answers, issuer }: NonNullable<IssuedAso['said']>) {
  const { companyId, employeeId, issuedAt } = aso;
  const asoOn = saidDay(answers);
  const examType = examTypeCode(answers.examType ?? '');
  const day = asoOn || issuedAt.slice(0, 10);
  const responsible = await findResponsible(db, companyId, day);
  return {
    ...{ examType, asoOn, fitness: fitnessCode(answers.fitness ?? ''), exams: await examsOf(db, aso, answers) },
    physician: physicianOf(issuer),
    responsible: responsible === null || responsible === 'unknown' ? responsible : physicianOf(responsible),
    hasEarlier: await hasEarlierLine(db, { companyId, employeeId, kind: 'S-2220', day }),
    today: today(),
  };
}

async function examsOf(
  db: Database,
  { companyId, employeeId }: IssuedAso,
  answers: NonNullable<IssuedAso['said']>['answers'],
): Promise<ExamFacts[]> {
  const done = examsByTable(answers);
  const said = await findSaidOfExams(db, { companyId, employeeId });
  const isAudiometry = done.some(({ code }) => code === audiometry);
  const before = isAudiometry ? await findDoneExams(db, companyId, [employeeId]) : [];
  return done.map(({ code, name, doneOn, known, isForbidden }) => {
    const ofExam = said.find((one) => one.code === code && one.doneOn === doneOn);
    const isKnownBefore = code === audiometry && before.some((one) => one.code === code && one.doneOn < doneOn);
    // That there was one before is known, and needs nobody to say it; that there was none is not.
    const order = ofExam?.order || (isKnownBefore ? '2' : '');
    return { code, name, doneOn, known, isForbidden, isKnownBefore, order, note: ofExam?.note ?? '' };
  });
}

function fitnessCode(fitness: string): string {
  if (fitness === '') return '';
  return fitness.startsWith('Inapto') ? '2' : '1';
}

function physicianOf({
  name,
  organ,
  number,
  uf,
}: {
  name: string;
  organ: string;
  number: string;
  uf: string;
}): PhysicianFacts {
  return { name: name.trim(), council: councilIn(organ) ?? '', number: number.trim(), uf };
}
