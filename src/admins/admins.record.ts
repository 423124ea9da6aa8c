import { z } from 'zod';
import { cpfField, phoneField } from '../platform/contract/brazil.ts';
import { emailField, requiredText } from '../platform/contract/fields.ts';
import { declareRecord } from '../platform/contract/record.ts';
import { joinedUser } from '../sign-in/record-user.schema.ts';

export const adminRecord = declareRecord({
  table: 'admins',
  fields: {
    name: requiredText(),
    email: emailField(),
    cpf: cpfField,
    phone_number: phoneField,
  },
  listed: ['name', 'email', 'cpf', 'phone_number'],
  row: { id: z.string(), userId: z.string() },
  record: { version: z.number() },
  searched: ['name', 'cpf', 'email', 'phone_number'],
  joined: joinedUser,
});
