import { holidaysOf } from '../../src/agenda/holidays/national-holidays.rules.ts';
import type { Answer, Call, User } from './caller.ts';
import { nurse, physician, practice, receptionist } from './users.ts';

type Told = { admin: User; password: string; today: string; isOwn: boolean; address: string | null };

type Begun = { physician: User; nurse: User; receptionist: User; placeId: string };

/**
 * The first day: the practice's own data, who works there, where people are attended and when.
 * In what it is told, `isOwn`: the practice has named itself, and its physician, in `PRACTICE_FILE`, and that stays; `address`: how it will
 * be reached, where `PUBLIC_URL` does not say it
 */
export async function beginPractice(call: Call, { admin, password, today, isOwn, address }: Told): Promise<Begun> {
  if (address) await call(admin, 'PUT', '/practice/address', { url: address });
  if (!isOwn) await call(admin, 'PUT', '/practice/update', practice);
  const hired = [];
  for (const fields of [physician, nurse, receptionist]) {
    const { professional } = await call(admin, 'POST', '/professionals', { ...fields, password });
    hired.push(professional);
  }
  const [doctor, ofNursing, ofReception] = hired;
  // Who issues and who answers for the practice are one person, unless the practice has named its own.
  if (!isOwn) await call(admin, 'PUT', '/practice/physician', { professionalId: doctor?.id });
  const users = {
    physician: userOf(doctor, 'professional'),
    nurse: userOf(ofNursing, 'professional'),
    receptionist: userOf(ofReception, 'reception'),
  };
  return { ...users, placeId: await openPlace(call, users.physician, today) };
}

function userOf(record: Answer | undefined, type: string): User {
  return { userId: record?.userId ?? '', type, ownerId: record?.id ?? '' };
}

async function openPlace(call: Call, physician: User, today: string): Promise<string> {
  const year = Number(today.slice(0, 4));
  const holidays = [year, year + 1].flatMap(holidaysOf).filter(({ isNational }) => isNational);
  await call(physician, 'PUT', '/holidays', { holidays: holidays.map(({ day, name }) => ({ day, name })) });
  for (const [code, text] of [
    ['0281', 'Repouso auditivo de 14 horas: sem fones e longe de máquinas e de som alto.'],
    ['0658', 'Jejum de 8 horas; água pode.'],
    ['0530', 'Sem creme no peito; venha com roupa fácil de abrir.'],
  ]) {
    await call(physician, 'PUT', `/exam-preparations/${code}`, { text });
  }
  const vilaNova = {
    ...{ name: 'Vila Nova', address: 'Rua das Acácias, 250, Vila Nova, São Paulo – SP', byArrival: true },
    ...{ bring: 'Documento com foto, óculos ou lentes e exames feitos em outro lugar.' },
    rooms: ['Consultório 1', 'Consultório 2', 'Audiometria'],
    minutes: { admission: 20, periodic: 20, return: 20, riskChange: 20, dismissal: 20 },
  };
  const vilaPrudente = {
    ...{ name: 'Vila Prudente', address: 'Praça do Mercado, 18, Vila Prudente, São Paulo – SP', byArrival: false },
    ...{ bring: 'Documento com foto.', rooms: ['Sala 1'], minutes: vilaNova.minutes },
  };
  const { carePlace } = await call(physician, 'POST', '/care-places', vilaNova);
  await open(call, physician, carePlace.id, [1, 2, 3, 4, 5], 2);
  const other = await call(physician, 'POST', '/care-places', vilaPrudente);
  await open(call, physician, other.carePlace.id, [2, 4], 1);
  return carePlace.id;
}

/** Mornings and afternoons of some days of the week. */
async function open(call: Call, as: User, placeId: string, weekdays: readonly number[], capacity: number) {
  const hours = weekdays.flatMap((weekday) =>
    [
      [openFrom, 12 * 60],
      [13 * 60, openTo],
    ].map(([from, to]) => ({ weekday, professionalId: null, from, to, capacity })),
  );
  await call(as, 'PUT', `/care-places/${placeId}/hours`, { hours });
}

/** Minutes of the day between which people are attended. */
export const openFrom = 7 * 60;
export const openTo = 18 * 60;
