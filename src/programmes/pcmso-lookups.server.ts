import type { Scope } from '../access/scope.ts';
import { findCompaniesOfLetters } from '../companies/company-lookups.db.ts';
import type { Paper } from '../documents/paper/paper.ts';
import type { Database } from '../platform/database/database.server.ts';
import { findUnitNames } from '../units/unit-lookups.db.ts';
import { type Around, type PcmsoOnPaper, pcmsoPaper } from './document/pcmso.paper.ts';
import type { Pendency } from './programmes.contract.ts';
import { findHead } from './programmes.db.ts';
import { wholeOf } from './versions/versions.server.ts';

/** What the document of a version is made of, asked by the documents and by its own papers. */

/** A version as its document says it, with what it lacks; null for none within the scope. */
export async function findPcmsoOnPaper(db: Database, scope: Scope, programmeId: string) {
  const head = await findHead(db, scope, programmeId);
  if (!head) return null;
  const { groups, pendencies, documentPendencies } = await wholeOf(db, scope, head);
  const units = await findUnitNames(db, scope, [...new Set(groups.flatMap(({ unitId }) => unitId ?? []))]);
  const company = (await findCompaniesOfLetters(db, [head.companyId])).get(head.companyId);
  const { physicianName: name, physicianCouncil: organ, physicianNumber: number, physicianUf: uf } = head;
  const onPaper: PcmsoOnPaper = {
    ...{ company: company ?? { name: '', cnpj: '' }, programmeId, number: head.number },
    ...{ validFrom: head.validFrom, validTo: head.validTo, rural: head.rural, inconsistencies: head.inconsistencies },
    physician: { name, organ, number, uf },
    groups: groups.map(({ id: _id, version: _version, unitId, ...group }) => ({
      ...group,
      unit: unitId === null ? '' : (units.get(unitId) ?? ''),
    })),
  };
  const groupNames = new Map(groups.map((group) => [group.id, group.name]));
  const named = ({ groupId, message, source }: Pendency) => ({
    ...{ message, source, group: (groupId && groupNames.get(groupId)) || 'Programa' },
  });
  return {
    ...{ head, onPaper, lacking: documentPendencies.length },
    pendencies: [...documentPendencies, ...pendencies].map(named),
  };
}

/** The document on paper, as it is issued. */
export function paperOfPcmso(of: PcmsoOnPaper, around: Around): Paper {
  return pcmsoPaper(of, around, null);
}
