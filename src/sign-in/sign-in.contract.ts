import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { passwordField, requiredMessage, typedText } from '../platform/contract/fields.ts';
import { deviceNumberField } from './devices/device-number.schema.ts';
import { assertionField } from './passkeys/passkey.schema.ts';

const { get, post, put } = callsOf('Acesso');

/** A code of the authenticator app, or a recovery code, as it is typed. */
export const codeField = typedText().min(1, requiredMessage).max(40, 'Use no máximo 40 caracteres');

/** The sign-in form (product 2.1), also the call's input. */
export const signInInput = z.object({
  email: typedText()
    .min(1, { error: requiredMessage, abort: true })
    .min(6, { error: 'Insira no mínimo 6 caracteres', abort: true })
    .max(254, 'Use no máximo 254 caracteres')
    .pipe(z.email('Insira um email válido')),
  password: z
    .string({ error: requiredMessage })
    .min(1, { error: requiredMessage, abort: true })
    .min(6, 'Insira no mínimo 6 caracteres')
    .max(200, 'Use no máximo 200 caracteres'),
  /** Asked for in a second step, of users who have a second factor. */
  code: codeField.optional(),
  device: deviceNumberField,
  /** Instead of the code, of users who have a passkey. */
  passkey: assertionField.optional(),
});

const named = {
  admin: z.object({ id: z.string(), name: z.string() }),
  company: z.object({ id: z.string(), corporate_reason: z.string() }),
  professional: z.object({ id: z.string(), name: z.string() }),
};

/** Who is signed in: the user, and its own record under the name of its type. */
const profileOutput = z.object({
  user: z.object({ id: z.string(), email: z.string(), type: z.string() }),
  switchedUser: z.object({
    admin: named.admin.optional(),
    company: named.company.optional(),
    professional: named.professional.optional(),
  }),
  /** Only there when the installation requires a second factor of the user, who has none. */
  mustSetUpSecondFactor: z.literal(true).optional(),
  /** After how many minutes without work the session asks who it is; only there where the installation wants that. */
  idleMinutes: z.number().optional(),
});

export type Profile = z.infer<typeof profileOutput>;

/** What a change of the own password asks for; the screen also asks to repeat the new one. */
export const passwordChangeInput = z.object({
  current: z.string({ error: requiredMessage }).min(1, requiredMessage).max(200, 'Use no máximo 200 caracteres'),
  password: passwordField,
});

export const signInContract = {
  signIn: post('/login', 'public', 'Entrar', { evenWhenFull: true })
    .refuses('UNAUTHORIZED', 'PASSKEY_INVALID', 'SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_INVALID')
    .input(signInInput)
    .output(z.object({ token: z.string(), type: z.string() })),
};

export const accessContract = {
  profile: get('/profile', 'signedIn', 'Quem está autenticado').output(profileOutput),
  changePassword: put('/profile/password', 'signedIn', 'Trocar a própria senha: encerra as outras sessões').input(
    passwordChangeInput,
  ),
  signOut: post('/logout', 'idle', 'Sair: encerra a sessão no servidor', { evenWhenFull: true }),
};
