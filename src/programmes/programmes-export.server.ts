import { listExport } from '../access/list-export.server.ts';
import { mustReach } from '../access/scope.ts';
import { today } from '../platform/contract/dates.ts';
import { yesOrNo } from '../platform/sheets/sheet.ts';
import { allMembers } from './people.db.ts';
import { programmesContract } from './programmes.contract.ts';
import { listHeads } from './programmes.db.ts';
import { holdingOn } from './versions/versions.rules.ts';

/** Who belongs to which group, as a spreadsheet. */
export const membersExport = listExport(programmesContract.members, 'members', {
  title: 'Pessoas e grupos',
  read: async ({ input: { companyId, groupId, search, sort }, context: { db, scope } }) => {
    mustReach(scope, companyId, 'Empresa não encontrada.');
    const current = holdingOn(await listHeads(db, scope, companyId), today());
    return allMembers(db, scope, { companyId, groupId, programmeId: current?.id ?? null }, { search, sort });
  },
  columns: [
    { header: 'Nome', value: ({ name }) => name },
    { header: 'Função', value: ({ employee_function }) => employee_function },
    { header: 'Unidade', value: ({ unitName }) => unitName },
    { header: 'Grupo', value: ({ groupName }) => groupName ?? 'Sem grupo' },
    { header: 'Posto à mão', value: ({ byHand }) => yesOrNo(byHand) },
  ],
});
