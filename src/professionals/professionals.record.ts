import { z } from 'zod';
import { cpfField, phoneField, rgField } from '../platform/contract/brazil.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { emailField, optionalText, requiredMessage, requiredText } from '../platform/contract/fields.ts';
import { declareRecord } from '../platform/contract/record.ts';
import { accesses } from '../sign-in/professional-access/professional-access.labels.ts';
import { joinedUser } from '../sign-in/record-user.schema.ts';

/** The numbers of somebody's specialist registers, as `65432, 65433`; however they were written, with 'RQE' or without. */
const rqeField = optionalText(100)
  .refine(
    (text) => text.replace(/\d[\d.]*|\brqes?\b|\be\b|n?[º°]|[\s,;/:.·]/giu, '') === '',
    'Escreva só os números, com vírgula entre eles',
  )
  .transform((text) => (text.match(/\d[\d.]*/g) ?? []).map((number) => number.replaceAll('.', '')).join(', '));

export const professionalRecord = declareRecord({
  table: 'professionals',
  fields: {
    name: requiredText(),
    email: emailField(),
    cpf: cpfField,
    rg: rgField,
    formation: requiredText(),
    organ: requiredText(),
    acronym: requiredText(20),
    registration_number: optionalText(20).default(''),
    rqe: rqeField.default(''),
    uf: z.enum(federativeUnits, { error: (issue) => (issue.input ? 'Escolha uma UF' : requiredMessage) }),
    title: requiredText(),
    phone_number: phoneField,
    access: z.enum(accesses, { error: 'Escolha o acesso' }).default('clinical'),
  },
  listed: ['name', 'email', 'cpf', 'rg', 'formation', 'title'],
  row: { id: z.string(), userId: z.string() },
  record: { version: z.number() },
  searched: ['name', 'cpf', 'rg', 'acronym', 'registration_number', 'email', 'phone_number'],
  joined: joinedUser,
});
