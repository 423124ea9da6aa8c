import { createHash } from 'node:crypto';
import { findEsocialEmployer } from '../../companies/company-lookups.db.ts';
import { findPlacesSince, type PlaceSince } from '../../due-dates/places/place-lookups.server.ts';
import { daysAfter, today } from '../../platform/contract/dates.ts';
import type { Database } from '../../platform/database/database.server.ts';
import { findProgrammesSince, groupIn } from '../../programmes/programme-lookups.db.ts';
import { findEstablishment } from '../../units/unit-lookups.db.ts';
import type { Condition } from '../conditions/conditions.contract.ts';
import { conditionsOfCompany } from '../conditions/conditions.db.ts';
import type { S2240Facts } from '../events/s2240/s2240.rules.ts';
import { conditionFacts } from './condition-facts.server.ts';

/** What an S-2240 tells beside whose it is. */
type Content = Omit<S2240Facts, 'employer' | 'worker' | 'rectified' | 'today'>;

/** The conditions of somebody from a day on; another text says that they are other ones. */
export type Exposure = { content: Content; print: string };

/** What the exposures of everybody of a company are made of. */
type OfCompany = NonNullable<Awaited<ReturnType<typeof readCompany>>>;

/** Reads what the exposures of a company's people are made of; null where it has no programme yet. */
export async function readCompany(db: Database, companyId: string) {
  const day = today();
  const employer = await findEsocialEmployer(db, companyId);
  const versions = (await findProgrammesSince(db, companyId)).filter(({ head }) => head.validFrom <= day);
  if (!employer || versions.length === 0) return null;
  return { companyId, employer, versions, conditions: await conditionsOfCompany(db, companyId), day };
}

/**
 * The conditions of somebody since they have to be told: since the admission, or since the employer sends events, whichever is later (layout,
 * dtIniCondicao). Others begin on the day of a move, of another version of the programme, or of other conditions of the group.
 * @returns the oldest first; null for somebody who has left
 */
export async function exposuresOf(db: Database, of: OfCompany, employeeId: string): Promise<Exposure[] | null> {
  const { companyId, employer, versions, conditions, day: now } = of;
  const places = await findPlacesSince(db, companyId, employeeId);
  const admitted = places?.[0];
  if (!places || !admitted) return null;
  const start = [admitted.from, employer.startedOn].toSorted().at(-1) ?? '';
  const others = [
    ...places.map(({ from }) => from),
    ...versions.slice(1).map(({ head }) => head.validFrom),
    ...conditions.map(({ since }) => since),
  ];
  const days = [...new Set([start, ...others])].filter((day) => day >= start && day <= now).sort();
  const exposures: Exposure[] = [];
  for (const day of days) {
    const version = versions.findLast(({ head }) => head.validFrom <= day) ?? versions[0] ?? null;
    const place = places.findLast(({ from }) => from <= day) ?? admitted;
    const group = groupIn(version, { ...place, id: employeeId }, handOf(employeeId, place));
    const condition = conditions.findLast(({ groupId, since }) => groupId === group?.id && since <= day) ?? null;
    const establishment = await establishmentOf(db, of, place, condition);
    const content = { ...conditionFacts(group, condition), establishment, since: day, until: '' };
    const print = createHash('sha256')
      .update(JSON.stringify({ ...content, since: '' }))
      .digest('hex')
      .slice(0, 32);
    const last = exposures.at(-1);
    if (last?.print === print) continue;
    if (last) last.content.until = daysAfter(day, -1);
    exposures.push({ content, print });
  }
  return exposures;
}

function handOf(employeeId: string, { memberOf }: PlaceSince): ReadonlyMap<string, string> {
  return new Map(memberOf === null ? [] : [[employeeId, memberOf]]);
}

/** Where the work is: the unit's number, of whoever is in none the employer's, or what was said of somebody else's place. */
async function establishmentOf(
  db: Database,
  { companyId, employer }: OfCompany,
  { unitId }: PlaceSince,
  condition: Condition | null,
): Promise<string> {
  if (condition?.place === 'De terceiros') return condition.placeNumber;
  return (await findEstablishment(db, companyId, unitId))?.cnpj ?? employer.number;
}
