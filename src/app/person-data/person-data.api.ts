import { forSignedIn } from '../../access/handlers.server.ts';
import { findSignedIds } from '../../documents/signatures/signature-lookups.db.ts';
import { findRegisters } from '../../employees/employee-lookups.db.ts';
import { formatDate, today } from '../../platform/contract/dates.ts';
import { notFound } from '../../platform/contract/errors.ts';
import { Download } from '../../platform/response.server.ts';
import { type NewEntry, record } from '../../trail/entries.db.ts';
import { gathered, type Registers, whoHolds } from './gathered.server.ts';
import { personDataContract } from './person-data.contract.ts';
import { type AskedFor, askedFor } from './person-data.labels.ts';
import { filesOf, personZip } from './person-zip.server.ts';

/** All that there is about a person, wherever they are registered, in one file (product 20). */
export const personDataApi = forSignedIn(personDataContract, {
  take: async ({ input: { employeeId, asked_on, asked_for }, context }) => {
    const { db, scope, storage } = context;
    const found = await findRegisters(db, scope, employeeId);
    if (!found) throw notFound('Colaborador não encontrado.');
    const { registers, doubtful } = found;
    await record(db, context, ...entriesOf(registers, asked_for));
    const { documents, parts } = await gathered(context, registers);
    const { files, missing } = await filesOf(storage, documents, await findSignedIds(db, documents));
    const cover = {
      name: registers[0]?.name ?? '',
      askedOn: formatDate(asked_on),
      askedFor: askedFor[asked_for],
      madeAt: formatDate(today()),
      ...(await whoHolds(db, registers)),
      doubtful,
      missing,
    };
    const name = `dados-do-titular-${today()}.zip`;
    return new Download({ name, type: 'application/zip', parts: personZip(storage, cover, parts, files) });
  },
});

/** The request is told of each of the registers, also in the record of accesses that the person is given. */
function entriesOf(registers: Registers, detail: AskedFor): NewEntry[] {
  return registers.map(({ id, companyId }) => ({
    ...({ action: 'exported', subject: 'employee', subjectId: id, employeeId: id } as const),
    ...{ companyId, detail },
  }));
}
