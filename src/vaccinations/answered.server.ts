import type { SignedInContext } from '../access/caller.server.ts';
import { endOfRefusal, knownScheme } from './schedule/standing.rules.ts';
import { sealedVaccinations } from './sealed-vaccination.server.ts';
import { findStandingVaccinations } from './vaccination-lookups.db.ts';
import type { Vaccination } from './vaccinations.contract.ts';
import type { findVaccination } from './vaccinations.db.ts';
import { doseName } from './vaccine-schemes.labels.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findVaccination>>>;

/** Entries of one person that were found within the scope, as they are answered. */
export async function answeredEntries(context: SignedInContext, rows: readonly Row[]): Promise<Vaccination[]> {
  const [first] = rows;
  if (!first) return [];
  const standing = await findStandingVaccinations(context.db, first.companyId, [first.employeeId]);
  return rows.map(({ key, content, ...row }) => ({
    ...row,
    dose: row.kind === 'dose' ? doseName(row.number, knownScheme(row.vaccine)) : '',
    endedOn: row.kind === 'refusal' ? endOfRefusal(standing, { key, day: row.day }) : null,
    content: opened(row.id, content, context),
  }));
}

function opened(id: string, kept: string, { encryptionKeys, log }: SignedInContext): Vaccination['content'] {
  try {
    return sealedVaccinations.open(id, kept, encryptionKeys);
  } catch (err) {
    // The others are to be read all the same.
    log.error({ err, vaccination: id }, 'an entry of vaccines could not be opened');
    return null;
  }
}
