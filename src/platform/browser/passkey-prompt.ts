import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { fetchScript } from './scripts.ts';

/** What the server gives the browser to ask with; the library reads it. */
type Options = { challenge: string };

/** The browser has got no key: its window was closed, or the key was not to be had. Nothing was sent. */
export class NoPasskey extends Error {
  override name = 'NoPasskey';
}

/**
 * Whether this browser can use keys at this address: they are for addresses with a name, behind TLS or on the own machine.
 * Whether the server is set up for them is for the server to say.
 */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(window.location.hostname);
  return window.isSecureContext && !isNumber && 'PublicKeyCredential' in window;
}

/** Whether the browser offers keys among what it fills the sign-in in with. */
export async function offersPasskeys(): Promise<boolean> {
  return canUsePasskeys() && ((await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/**
 * Lets the browser ask for one of the user's keys. One question at a time: a new one ends the one before.
 * @param how.quietly asks by offering them among what fills the field in, until the user chooses one
 * @param how.signal takes the question back when it is aborted, and lets none be asked from then on
 * @throws NoPasskey with a sentence for the user
 */
export async function askForPasskey(
  options: Options,
  { quietly = false, signal }: { quietly?: boolean; signal?: AbortSignal | undefined } = {},
) {
  const { startAuthentication } = await library();
  if (signal?.aborted) throw new NoPasskey(sentences.NotAllowedError);
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  signal?.addEventListener('abort', stopAsking);
  return startAuthentication({ optionsJSON, useBrowserAutofill: quietly })
    .catch(rethrow)
    .finally(() => signal?.removeEventListener('abort', stopAsking));
}

/**
 * Lets the browser make a key.
 * @throws NoPasskey with a sentence for the user
 */
export async function makePasskey(options: Options) {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }).catch(rethrow);
}

/** Takes back a question that the browser is still asking. */
export function stopAsking(): void {
  if (loaded) void loaded.then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
}

let loaded: ReturnType<typeof load> | undefined;

/** Fetched for whoever wants a key: nobody's first load carries it. */
function library() {
  loaded ??= load();
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
}

function load() {
  return fetchScript(() => import('@simplewebauthn/browser'));
}

/** By the name of the browser's error (Web Authentication Level 3, 5.1.3 and 5.1.4). */
const sentences: Readonly<Record<string, string>> = {
  NotAllowedError:
    'O navegador não recebeu a chave de acesso: a janela foi fechada ou o tempo acabou. Nada foi alterado; tente de novo quando quiser.',
  InvalidStateError: 'Este aparelho já tem uma chave de acesso sua. Use-a, ou escolha outro aparelho.',
  SecurityError: 'O navegador não usa chaves de acesso neste endereço. Abra o Zelo pelo endereço de sempre.',
  ConstraintError: 'Este aparelho não confere quem o usa, por digital, rosto ou PIN. Ative isso nele, ou use outro.',
  NotSupportedError: 'Este aparelho não serve para uma chave de acesso. Use outro.',
};

const other =
  'O navegador não conseguiu usar a chave de acesso. Nada foi alterado; tente de novo ou use outro aparelho.';

function rethrow(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  throw new NoPasskey(sentences[name] ?? other, { cause: error });
}
