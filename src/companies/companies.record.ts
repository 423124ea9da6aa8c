import { z } from 'zod';
import { cepField, cnpjField, dateField, phoneField } from '../platform/contract/brazil.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { emailField, optionalText, requiredText } from '../platform/contract/fields.ts';
import { declareRecord } from '../platform/contract/record.ts';
import { joinedUser } from '../sign-in/record-user.schema.ts';
import { isSinceEsocial } from './companies.rules.ts';

/** The rest of the address, which nobody has to give. */
export const restOfAddress = z.object({
  number: optionalText(20),
  complement: optionalText(100),
  city: optionalText(100),
  state: z.enum(['', ...federativeUnits], { error: 'Escolha uma UF' }),
});

export const companyRecord = declareRecord({
  table: 'companies',
  fields: {
    email: emailField(),
    cnpj: cnpjField,
    corporate_reason: requiredText(),
    fantasy_name: requiredText(),
    identification: requiredText(),
    cep: cepField,
    address: requiredText(),
    neighborhood: requiredText(),
    phone: phoneField,
    dt_start_esocial: dateField.refine(isSinceEsocial, 'O eSocial começou em 2014: confira o ano'),
    number: restOfAddress.shape.number.default(''),
    complement: restOfAddress.shape.complement.default(''),
    city: restOfAddress.shape.city.default(''),
    state: restOfAddress.shape.state.default(''),
  },
  listed: ['corporate_reason', 'fantasy_name', 'cnpj', 'email', 'address', 'phone'],
  row: { id: z.string() },
  record: { userId: z.string(), version: z.number() },
  searched: ['corporate_reason', 'fantasy_name', 'cnpj', 'email', 'phone', 'city'],
  joined: joinedUser,
});
