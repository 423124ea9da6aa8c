import { z } from 'zod';
import { creating, endpoint } from '../access/endpoint.ts';
import { cepField, cnpjField, cpfField, phoneField } from '../platform/contract/brazil.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { emailField, idField, requiredMessage, requiredText } from '../platform/contract/fields.ts';
import { listInput, listOutput } from '../platform/contract/listing.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { riskDegrees } from './units.labels.ts';

const tags = ['Unidades'];

/** Specification, section 5, Unit: every field is required on screen. */
export const unitFields = z.object({
  identification: requiredText(),
  cnpj: cnpjField,
  cnae: requiredText(20),
  activity: requiredText(),
  degree_of_risk: z.enum(riskDegrees, { error: (issue) => (issue.input ? 'Escolha de 1 a 4' : requiredMessage) }),
  cep: cepField,
  address: requiredText(),
  neighborhood: requiredText(),
  city: requiredText(),
  state: z.enum(federativeUnits, { error: (issue) => (issue.input ? 'Escolha um estado' : requiredMessage) }),
  email: emailField(),
  reference_contact: requiredText(),
  phone: phoneField,
  legal_representative: requiredText(),
  cpf_legal_representative: cpfField,
});

const unitRow = z.object({
  id: z.string(),
  companyId: z.string(),
  identification: z.string(),
  cnpj: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  email: z.string(),
  phone: z.string(),
});

const unitRecord = unitRow.extend({
  cnae: z.string(),
  activity: z.string(),
  degree_of_risk: z.string(),
  cep: z.string(),
  neighborhood: z.string(),
  reference_contact: z.string(),
  legal_representative: z.string(),
  cpf_legal_representative: z.string(),
  version: z.number(),
});

export type UnitRow = z.infer<typeof unitRow>;
export type Unit = z.infer<typeof unitRecord>;

const record = z.object({ unit: unitRecord });

export const unitsContract = {
  list: endpoint('units.read')
    .route({ method: 'GET', path: '/units/{companyId}', summary: 'Listar unidades de uma empresa', tags })
    .input(
      listInput(['identification', 'cnpj', 'address', 'city', 'state', 'email', 'phone']).extend({
        companyId: idField,
      }),
    )
    .output(listOutput('units', unitRow)),
  create: creating('units.manage')
    .route({ method: 'POST', path: '/units', summary: 'Cadastrar unidade', tags, successStatus: 201 })
    .input(unitFields.extend({ companyId: idField }))
    .output(record),
  read: endpoint('units.read')
    .route({ method: 'GET', path: '/unit/{unitId}', summary: 'Ler unidade', tags })
    .input(z.object({ unitId: idField }))
    .output(record),
  update: endpoint('units.manage')
    .route({ method: 'PUT', path: '/unit/update/{unitId}', summary: 'Editar unidade', tags })
    .input(unitFields.extend({ unitId: idField, ...savedVersion }))
    .output(record),
  remove: endpoint('units.manage')
    .route({ method: 'PUT', path: '/unit/delete/{unitId}', summary: 'Excluir unidade', tags, successStatus: 204 })
    .input(z.object({ unitId: idField })),
};
