import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import type { RecordOf, RowOf } from '../platform/contract/record.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { unitRecord } from './units.record.ts';

const tags = ['Unidades'];

/** What a person types of a new unit. */
export const unitFields = z.object(unitRecord.fields);

/** The same of several units at once, each of which is called something of its own. */
export const unnamedUnitFields = unitFields.omit({ identification: true });

/** What an edit of a unit says. */
export const unitChangeFields = z.object(unitRecord.changeFields);

export type UnitRow = RowOf<typeof unitRecord>;
export type Unit = RecordOf<typeof unitRecord>;

const answer = z.object({ unit: unitRecord.whole.schema });

export const unitsContract = {
  list: endpoint('units.read', { tokenScope: 'registers:read' })
    .route({ method: 'GET', path: '/units/{companyId}', summary: 'Listar unidades de uma empresa', tags })
    .input(listInput(unitRecord.sorts).extend({ companyId: idField }))
    .output(listOutput('units', unitRecord.row.schema)),
  create: creating('units.manage')
    .route({ method: 'POST', path: '/units', summary: 'Cadastrar unidade', tags, successStatus: 201 })
    .input(unitFields.extend({ companyId: idField }))
    .output(answer),
  read: endpoint('units.read', { tokenScope: 'registers:read' })
    .route({ method: 'GET', path: '/unit/{unitId}', summary: 'Ler unidade', tags })
    .input(z.object({ unitId: idField }))
    .output(answer),
  update: endpoint('units.manage')
    .route({ method: 'PUT', path: '/unit/update/{unitId}', summary: 'Editar unidade', tags })
    .input(unitChangeFields.extend({ unitId: idField, ...savedVersion }))
    .output(answer),
  remove: endpoint('units.manage')
    .route({ method: 'PUT', path: '/unit/delete/{unitId}', summary: 'Excluir unidade', tags, successStatus: 204 })
    .input(z.object({ unitId: idField })),
};
