import { z } from 'zod';
import { cpfField, phoneField, rgField } from '../platform/contract/brazil.ts';
import { federativeUnits } from '../platform/contract/federative-units.ts';
import { emailField, optionalText, requiredMessage, requiredText } from '../platform/contract/fields.ts';
import { declareRecord } from '../platform/contract/record.ts';
import { accesses } from '../sign-in/professional-access/professional-access.labels.ts';
import { joinedUser } from '../sign-in/record-user.schema.ts';

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
    uf: z.enum(federativeUnits, { error: (issue) => (issue.input ? 'Escolha uma UF' : requiredMessage) }),
    title: requiredText(),
    phone_number: phoneField,
    access: z.enum(accesses, { error: 'Escolha o acesso' }).default('clinical'),
  },
  listed: ['name', 'email', 'cpf', 'rg', 'formation', 'title'],
  row: { id: z.string() },
  record: { userId: z.string(), version: z.number() },
  searched: ['name', 'cpf', 'rg', 'acronym', 'registration_number', 'email', 'phone_number'],
  joined: joinedUser,
});
