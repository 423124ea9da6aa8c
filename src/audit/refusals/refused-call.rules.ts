import { inTrail } from '../../subjects/registry.ts';
import type { NewEntry } from '../../trail/entries.db.ts';
import { exportName } from '../../trail/export-detail.rules.ts';
import type { Subject } from '../../trail/subject.ts';

/** By contract or by a single call of one: what the calls are about, and what they name the record by. */
const about = new Map(
  Object.entries(inTrail).flatMap(([subject, { calls = {} }]) =>
    Object.entries(calls).map(([calls, id]) => [calls, { subject: subject as Subject, id }] as const),
  ),
);

/** By the beginning of an export's name, a single call's before that of the contract that it is of. */
const aboutExports = [...about]
  .map(([calls, what]) => ({ begins: exportName(calls), what }))
  .toSorted((one, other) => other.begins.length - one.begins.length);

const identifier = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What the trail keeps of a call that was refused: which it was, and the identifiers that came with it.
 * @param endpoint its name among the contracts, `documents.open`
 * @param asked what came with the call
 */
export function entryOfRefused(endpoint: string, asked: unknown): NewEntry {
  const ids = identifiersIn(asked);
  const { subject = null, id = null } = aboutCall(endpoint) ?? {};
  return {
    action: 'refused',
    subject,
    subjectId: (id && ids[id]) ?? null,
    employeeId: ids.employeeId ?? null,
    companyId: ids.companyId ?? null,
    detail: endpoint,
  };
}

/** What a call is about, by its name; of `exports.companiesList` what the list is about (product 19). */
export function aboutCall(endpoint: string) {
  const [feature = '', call = ''] = endpoint.split('.');
  if (feature === 'exports') return aboutExports.find(({ begins }) => call.startsWith(begins))?.what;
  return about.get(endpoint) ?? about.get(feature);
}

/** Of refusals that are counted together only what all of them have. */
export function inCommon(one: NewEntry | null, other: NewEntry): NewEntry {
  const same = <Name extends keyof NewEntry>(name: Name) => (one?.[name] === other[name] ? other[name] : null);
  return {
    action: 'refused',
    subject: same('subject') ?? null,
    subjectId: same('subjectId') ?? null,
    employeeId: same('employeeId') ?? null,
    companyId: same('companyId') ?? null,
    detail: same('detail') ?? null,
  };
}

function identifiersIn(asked: unknown): Record<string, string> {
  const entries = typeof asked === 'object' && asked !== null ? Object.entries(asked) : [];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && identifier.test(value)));
}
