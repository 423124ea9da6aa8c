import { z } from 'zod';
import { cepField, dateField, phoneField } from '../platform/contract/brazil.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { emailField, optionalText, requiredText } from '../platform/contract/fields.ts';
import { declareRecord } from '../platform/contract/record.ts';
import { bareRegistration, registrationWarning } from '../platform/contract/registration/registration.rules.ts';
import { registrationFields } from '../platform/contract/registration/registration.schema.ts';
import { wrongNumbersOf } from '../platform/contract/registration/wrong-numbers.rules.ts';
import { joinedUser } from '../sign-in/record-user.schema.ts';
import { esocialEnvironments } from './companies.labels.ts';
import { isSinceEsocial } from './companies.rules.ts';
import { legalNatureField } from './legal-nature.schema.ts';

export const companyRecord = declareRecord({
  table: 'companies',
  fields: {
    email: emailField(),
    ...registrationFields,
    corporate_reason: requiredText(),
    fantasy_name: requiredText(),
    identification: requiredText(),
    cep: cepField,
    address: requiredText(),
    neighborhood: requiredText(),
    phone: phoneField,
    dt_start_esocial: dateField.refine(isSinceEsocial, 'O eSocial começou em 2014: confira o ano'),
    number: optionalText(20).default(''),
    complement: optionalText(100).default(''),
    city: optionalText(100).default(''),
    state: z.enum(['', ...federativeUnits], { error: 'Escolha uma UF' }).default(''),
    legal_nature: legalNatureField.default(''),
    esocial_environment: z.enum(['', ...esocialEnvironments], { error: 'Escolha o ambiente' }).default(''),
  },
  listed: ['corporate_reason', 'fantasy_name', 'cnpj', 'email', 'address', 'phone', 'registrationKind'],
  row: { id: z.string(), userId: z.string() },
  record: { version: z.number() },
  searched: ['corporate_reason', 'fantasy_name', 'cnpj', 'email', 'phone', 'city'],
  derived: {
    registration_bare: ({ cnpj = '' }) => bareRegistration(cnpj),
    wrong_numbers: wrongNumbersOf({ cnpj: registrationWarning }),
  },
  joined: joinedUser,
});
