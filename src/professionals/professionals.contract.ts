import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { idField, passwordField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import type { RecordOf, RowOf } from '../platform/contract/record.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { withNewAccess } from '../sign-in/new-access.schema.ts';
import { professionalRecord } from './professionals.record.ts';

const tags = ['Profissionais'];

/** What a new professional says (product 4.2). */
export const professionalCreateInput = withNewAccess(professionalRecord.fields);

/** What an edit of a professional says (product 4.2): the password only when it is to change. */
export const professionalUpdateInput = z.object({
  ...professionalRecord.changeFields,
  password: z.union([z.literal('').transform(() => undefined), passwordField]).optional(),
});

export type ProfessionalRow = RowOf<typeof professionalRecord>;
export type Professional = RecordOf<typeof professionalRecord>;

const answer = z.object({ professional: professionalRecord.whole.schema });

export const professionalsContract = {
  list: endpoint('professionals.list')
    .route({ method: 'GET', path: '/professionals', summary: 'Listar profissionais', tags })
    .input(listInput(professionalRecord.sorts))
    .output(listOutput('professionals', professionalRecord.row.schema)),
  create: creating('professionals.manage')
    .route({ method: 'POST', path: '/professionals', summary: 'Cadastrar profissional', tags, successStatus: 201 })
    .input(professionalCreateInput)
    .output(answer),
  read: endpoint('professionals.read')
    .route({ method: 'GET', path: '/professional/{id}', summary: 'Ler profissional', tags })
    .input(z.object({ id: idField }))
    .output(answer),
  update: endpoint('professionals.manage')
    .route({ method: 'PUT', path: '/professional/update/{id}', summary: 'Editar profissional', tags })
    .input(professionalUpdateInput.extend({ id: idField, userId: idField.optional(), ...savedVersion }))
    .output(answer),
};
