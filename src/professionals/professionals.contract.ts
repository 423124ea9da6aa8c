import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField, passwordField } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import type { RecordOf, RowOf } from '../platform/contract/record.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { withNewAccess } from '../sign-in/new-access.schema.ts';
import { professionalRecord } from './professionals.record.ts';

const { get, create, put } = callsOf('Profissionais');

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
  list: get('/professionals', 'professionals.list', 'Listar profissionais')
    .input(listInput(professionalRecord.sorts))
    .output(listOutput('professionals', professionalRecord.row.schema)),
  create: create('/professionals', 'professionals.manage', 'Cadastrar profissional')
    .input(professionalCreateInput)
    .output(answer),
  read: get('/professional/{id}', 'professionals.read', 'Ler profissional')
    .input(z.object({ id: idField }))
    .output(answer),
  update: put('/professional/update/{id}', 'professionals.manage', 'Editar profissional')
    .refuses('CONFLICT')
    .input(professionalUpdateInput.extend({ id: idField, userId: idField.optional(), ...savedVersion }))
    .output(answer),
};
