import type { Database } from '../platform/database/database.server.ts';
import { knownScheme } from './schedule/standing.rules.ts';
import { findDosesGiven } from './vaccination-lookups.db.ts';
import { originLabels } from './vaccinations.labels.ts';
import { doseName } from './vaccine-schemes.labels.ts';

/** The doses that a person was given, as their card says them (NR-32, 32.2.4.17.7). */
export async function dosesOfCard(db: Database, of: { companyId: string; employeeId: string }) {
  const doses = await findDosesGiven(db, of);
  return doses.map(({ code, name, number, day, lot, manufacturer, givenAt }) => ({
    ...{ vaccine: name, dose: doseName(number, knownScheme(code)), date: day, lot, manufacturer },
    origin: originLabels[givenAt],
  }));
}
