import { airFrequencies, boneFrequencies, type Threshold } from '../../audiograms/annex-2/ear.rules.ts';
import { earOf } from '../../audiograms/annex-2/ears.example.ts';
import type { Api } from '../api.ts';
import { makeEquipment } from '../factories.ts';
import { issueDocument } from '../issued.ts';

type Person = { id: string; companyId: string; name: string; cpf: string };

/** The answers of an audiometry for ears as they are noted: '10 10 10 30 45 40 20'. */
export function hearingFields(right: string, left = right, fields: object = {}) {
  return { ...rowsOf('right', right), ...rowsOf('left', left), ...fields };
}

function rowsOf(side: 'right' | 'left', air: string) {
  const ear = earOf(air);
  const row = (threshold?: Threshold) => ({ db: threshold ? `${threshold.db}` : '', masked: false, absent: false });
  return {
    [`${side}_air`]: airFrequencies.map((hz) => row(ear.air[hz])),
    [`${side}_bone`]: boneFrequencies.map((hz) => row(ear.bone[hz])),
  };
}

/** What a physician says who finds no change in either ear. */
export function acceptedOpinion(fields: object = {}) {
  return {
    ...{ right_change: 'none', right_confirmed: false, left_change: 'none', left_confirmed: false, reason: '' },
    ...fields,
  };
}

/** Issues an audiometry of somebody with an audiometer of the register; answers the document and its audiogram. */
export async function makeAudiogram(
  app: Api,
  { employee, token, by = token }: { employee: Person; token: string; by?: string },
  answers: object = {},
): Promise<{ documentId: string; audiogramId: string }> {
  const { maker, model, serial } = await makeEquipment(app, { token }, { calibrated_on: '02-03-2020' });
  const of = { employee, token: by, kind: 'tonal-audiometry' } as const;
  const days = { date: '2021-02-01', calibrated_on: '2020-03-02' };
  const { documentId } = await issueDocument(app, of, { answers: { maker, model, serial, ...days, ...answers } });
  const { audiograms } = (await app.call('GET', `/employee/${employee.id}/audiograms`, { as: token })).body;
  const found = audiograms.find((one: { documentId: string }) => one.documentId === documentId);
  return { documentId, audiogramId: found.id };
}
