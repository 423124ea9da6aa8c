import { z } from 'zod';
import { requiredMessage, typedText } from '../fields.ts';
import { isRegistrationKind, meantKindOf, readRegistration } from './registration.rules.ts';
import { registrationKinds } from './registration-kind.rules.ts';

/**
 * The fields of a record that has a number of registration. Left out, the kind is CNPJ. What the number must be depends on the kind:
 * `registered` checks it, where both are known.
 */
export const registrationFields = {
  cnpj: typedText().min(1, { error: requiredMessage }).max(60, 'Use no máximo 60 caracteres'),
  registrationKind: z
    .enum(registrationKinds, { error: 'Escolha CNPJ, CAEPF ou CPF' })
    .describe('O que é o número em cnpj: o CNPJ (como vem), ou o CAEPF ou o CPF de um empregador que é pessoa física')
    .default('CNPJ'),
};

/** What an object says of a registration. */
type Said = { cnpj: string; registrationKind: (typeof registrationKinds)[number] };

/** Checks the number by its kind and brings it into its form, said together with whatever else is wrong. */
export function registered<Of extends z.ZodObject>(schema: Of): Of {
  return schema
    .refine((value) => !('problem' in readOf(value)), {
      path: ['cnpj'],
      when: ({ value }) => isSaid(value),
      error: ({ input }) => {
        const read = isSaid(input) ? readOf(input) : { number: '' };
        return 'problem' in read ? read.problem : '';
      },
    })
    .overwrite((value) => {
      const read = isSaid(value) ? readOf(value) : null;
      return read && 'number' in read ? { ...value, cnpj: read.number } : value;
    });
}

/** The employer's number in a document: of any kind, told by its own form. A CAEPF with wrong check digits is refused. */
export const employerNumberField = typedText()
  .min(1, { error: requiredMessage, abort: true })
  .transform((text, context) => {
    const read = readRegistration(meantKindOf(text), text);
    if ('number' in read) return read.number;
    context.addIssue({ code: 'custom', message: read.problem });
    return z.NEVER;
  });

function readOf(value: object) {
  const { registrationKind, cnpj } = value as Said;
  return readRegistration(registrationKind, cnpj);
}

/** Where the kind of a change is not said, that of the record counts: only who has it can check the number. */
function isSaid(value: unknown): value is Said {
  const { cnpj, registrationKind } = (value ?? {}) as Partial<Record<keyof Said, unknown>>;
  return typeof cnpj === 'string' && cnpj !== '' && isRegistrationKind(registrationKind);
}
