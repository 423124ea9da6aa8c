import { z } from 'zod';
import { requiredMessage } from '../../platform/contract/fields.ts';

/** The longest that an authenticator sends is a certificate chain, which is not asked for. */
const longest = 20_000;

const encoded = z
  .string({ error: requiredMessage })
  .max(longest, 'É longo demais para uma chave de acesso')
  .regex(/^[A-Za-z0-9_-]*$/, 'Deve estar em base64url');

const named = encoded.min(1, requiredMessage);
const credential = { id: named, rawId: named, type: z.literal('public-key', { error: 'Deve ser public-key' }) };

/** What a browser sends when one of its keys has been used (Web Authentication Level 3, 5.1.8.2). */
export const assertionField = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
});

export type Assertion = z.infer<typeof assertionField>;

/** How an authenticator is reached, such as `usb`. */
const transport = z.string({ error: requiredMessage }).regex(/^[a-z-]{1,20}$/, 'Deve ser uma palavra');

/** What a browser sends when it has made a key (Web Authentication Level 3, 5.1.8.1). */
export const attestationField = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(transport, { error: 'Deve ser uma lista' }).max(10, 'Use no máximo 10').optional(),
  }),
});

export type Attestation = z.infer<typeof attestationField>;

/** What a browser is given to ask for a key, or to make one. */
export const optionsOutput = z.object({ options: z.looseObject({ challenge: z.string() }) });
