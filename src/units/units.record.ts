import { z } from 'zod';
import { cepField, cpfField, phoneField } from '../platform/contract/brazil.ts';
import { cpfWarning } from '../platform/contract/check-digits.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { emailField, requiredMessage, requiredText } from '../platform/contract/fields.ts';
import { declareRecord } from '../platform/contract/record.ts';
import { registrationWarning } from '../platform/contract/registration/registration.rules.ts';
import { registrationFields } from '../platform/contract/registration/registration.schema.ts';
import { wrongNumbersOf } from '../platform/contract/registration/wrong-numbers.rules.ts';
import { riskDegrees } from './units.labels.ts';

/** What a unit says (product 4.4): every field is required on screen. */
export const unitRecord = declareRecord({
  table: 'units',
  fields: {
    identification: requiredText(),
    ...registrationFields,
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
  listed: ['identification', 'cnpj', 'address', 'city', 'state', 'email', 'phone', 'registrationKind'],
  row: { id: z.string(), companyId: z.string() },
  record: { version: z.number() },
  searched: ['identification', 'cnpj', 'city', 'email', 'phone'],
  derived: {
    wrong_numbers: wrongNumbersOf({ cnpj: registrationWarning, cpf_legal_representative: cpfWarning }),
  },
});
