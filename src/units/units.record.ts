import { z } from 'zod';
import { cepField, cnpjField, cpfField, phoneField } from '../platform/contract/brazil.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { emailField, requiredMessage, requiredText } from '../platform/contract/fields.ts';
import { declareRecord } from '../platform/contract/record.ts';
import { riskDegrees } from './units.labels.ts';

/** What a unit says (product 4.4): every field is required on screen. */
export const unitRecord = declareRecord({
  table: 'units',
  fields: {
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
  },
  listed: ['identification', 'cnpj', 'address', 'city', 'state', 'email', 'phone'],
  row: { id: z.string(), companyId: z.string() },
  record: { version: z.number() },
  searched: ['identification', 'cnpj', 'city', 'email', 'phone'],
});
