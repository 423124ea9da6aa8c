import { daysAfter } from '../../../platform/contract/dates.ts';
import type { Signer } from '../../paper/paper.ts';

/** A version of a company's programme that holds or has held. */
export type HeldVersion = {
  validFrom: string;
  /** Its last day; empty where it names none. */
  validTo: string;
  exempt: boolean;
  physicianName: string;
  physicianCouncil: string;
  physicianNumber: string;
  physicianUf: string;
};

/** Why nobody answered for a PCMSO in a time. */
export type Gap = 'exempt' | 'unnamed' | 'none';

/** A time in which somebody answered for a company's PCMSO, or nobody did and why. */
export type PhysicianPeriod = {
  from: string;
  /** The last day; empty while it goes on. */
  to: string;
  physician: Signer | null;
  gap: Gap | null;
};

/**
 * Who has answered for a company's PCMSO, from the first version to a day: no two at once, and every time without anybody named. A
 * version holds until the day before the next one begins, or until its own last day.
 * @param versions the first to begin first, none beginning on the day of another
 * @param day `YYYY-MM-DD`
 */
export function physicianPeriods(versions: readonly HeldVersion[], day: string): PhysicianPeriod[] {
  const begun = versions.filter(({ validFrom }) => validFrom <= day);
  const periods = begun.flatMap((version, at) => periodsOf(version, begun[at + 1]?.validFrom ?? '', day));
  const joined: PhysicianPeriod[] = [];
  for (const period of periods) {
    const last = joined.at(-1);
    if (last && isSameNext(last, period)) last.to = period.to;
    else joined.push({ ...period });
  }
  return joined;
}

/** That of a version, and of the time between its last day and the next one. @param next the day on which that begins; empty for none */
function periodsOf(version: HeldVersion, next: string, day: string): PhysicianPeriod[] {
  const until = next && daysAfter(next, -1);
  const isOver = version.validTo !== '' && (until === '' ? version.validTo < day : version.validTo < until);
  const own = { from: version.validFrom, to: isOver ? version.validTo : until, ...answerOf(version) };
  if (!isOver) return [own];
  return [own, { from: daysAfter(version.validTo, 1), to: until, physician: null, gap: 'none' }];
}

function answerOf(version: HeldVersion): Pick<PhysicianPeriod, 'physician' | 'gap'> {
  if (version.exempt) return { physician: null, gap: 'exempt' };
  const { physicianName: name, physicianCouncil: organ, physicianNumber: number, physicianUf: uf } = version;
  return name === '' ? { physician: null, gap: 'unnamed' } : { physician: { name, organ, number, uf }, gap: null };
}

function isSameNext(before: PhysicianPeriod, after: PhysicianPeriod): boolean {
  return before.gap === after.gap && JSON.stringify(before.physician) === JSON.stringify(after.physician);
}
