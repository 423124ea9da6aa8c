import type { Api } from '../api.ts';
import { makeDose } from '../factories.ts';

/** The doses that the typical example of a vaccination card names, in the register of a person: a card says no others. */
export async function makeDosesOfCard(app: Api, of: { employeeId: string; token: string }): Promise<void> {
  await makeDose(app, of);
  await makeDose(app, of, { number: 2, given_on: '28-02-2026', lot: 'HB-002' });
  const shown = { given_at: 'elsewhere', proof: 'Carteira do SUS', lot: 'FLU-26' };
  await makeDose(app, of, { vaccine: 'influenza', given_on: '10-04-2026', ...shown });
}
