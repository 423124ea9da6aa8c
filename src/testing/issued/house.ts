import { formExamples } from '../../documents/forms/forms.example.ts';
import { formatDate } from '../../platform/contract/dates.ts';
import type { Api } from '../api.ts';
import { makeEquipment } from '../factories.ts';

/** The kinds of equipment that the typical examples of exams done in the house name. */
const examples = { 'tonal-audiometry': 'Audiômetro', 'occupational-spirometry': 'Espirômetro' } as const;

/** Registers what the typical examples of exams done in the house were done with: they are issued as they are then. */
export async function makeHouseEquipment(app: Api, of: { token: string }): Promise<void> {
  for (const [kind, equipment] of Object.entries(examples) as [keyof typeof examples, string][]) {
    const { maker, model, serial, calibrated_on = '' } = formExamples[kind].typical as Record<string, string>;
    const fields = { kind: equipment, maker, model, serial, calibrated_on: formatDate(calibrated_on) };
    await makeEquipment(app, of, fields);
  }
}
