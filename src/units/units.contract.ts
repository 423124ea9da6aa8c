import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import type { RecordOf, RowOf } from '../platform/contract/record.ts';
import { registered } from '../platform/contract/registration/registration.schema.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { unitNumbers } from './numbers/unit-numbers.record.ts';
import { unitRecord } from './units.record.ts';

const { get, create, put } = callsOf('Unidades');

/** What a person types of a new unit. */
export const unitFields = registered(z.object(unitRecord.fields));

/** The same of several units at once, each of which is called something of its own. */
export const unnamedUnitFields = registered(z.object(unitRecord.fields).omit({ identification: true }));

/** What an edit of a unit says. */
export const unitChangeFields = registered(z.object(unitRecord.changeFields));

export type UnitRow = RowOf<typeof unitRecord>;
export type Unit = RecordOf<typeof unitRecord>;

const answer = z.object({ unit: unitRecord.whole.schema });

export const unitsContract = {
  list: get('/units/{companyId}', 'units.read', 'Listar unidades de uma empresa', { tokenScope: 'registers:read' })
    .input(listInput(unitRecord.sorts).extend({ companyId: idField }))
    .output(listOutput('units', unitRecord.row.schema)),
  records: get('/units/{companyId}/records', 'units.read', 'Listar as unidades de uma empresa com todos os campos', {
    tokenScope: 'registers:read',
  })
    .input(listInput(unitRecord.sorts).extend({ companyId: idField }))
    .output(listOutput('units', unitRecord.whole.schema)),
  wrongNumbers: get(
    '/units/{companyId}/wrong-numbers',
    'units.read',
    'Listar as unidades com CNPJ ou CPF cujos dígitos verificadores não conferem',
  )
    .input(listInput(unitRecord.sorts).extend({ companyId: idField }))
    .output(listOutput('units', unitNumbers.schema)),
  create: create('/units', 'units.manage', 'Cadastrar unidade')
    .input(unitFields.extend({ companyId: idField }))
    .output(answer),
  read: get('/unit/{unitId}', 'units.read', 'Ler unidade', { tokenScope: 'registers:read' })
    .input(z.object({ unitId: idField }))
    .output(answer),
  update: put('/unit/update/{unitId}', 'units.manage', 'Editar unidade')
    .refuses('CONFLICT')
    .input(unitChangeFields.extend({ unitId: idField, ...savedVersion }))
    .output(answer),
  remove: put('/unit/delete/{unitId}', 'units.manage', 'Excluir unidade')
    .refuses('CONFLICT')
    .input(z.object({ unitId: idField, ...savedVersion })),
};
