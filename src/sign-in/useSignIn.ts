import signInCalls from 'virtual:calls/signIn';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { apiOf, errorCode, errorMessage } from '../platform/browser/api-client.ts';
import { deviceNumber } from '../platform/browser/device/device-number.ts';
import { endSession, storeSession } from '../platform/browser/session-store.ts';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import type { Assertion } from './passkeys/passkey.schema.ts';
import type { Ways } from './second-factor/second-factor.rules.ts';
import { askedNext } from './second-step/asked-next.ts';
import type { signInContract } from './sign-in.contract.ts';
import type { SignIn } from './sign-in.rules.ts';

const signInApi = apiOf<typeof signInContract>('signIn', signInCalls);
const context = { waits: 'never' } as const; // There is nothing yet that could be lost.

type Shown = { code?: string; passkey?: Assertion };

/** The sign-in with a password, and what follows it for who has a second factor. */
export function useSignIn() {
  const first = useRef<'/dashboard' | '/'>('/dashboard');
  /** The right e-mail and password of a user who still has to show a second factor, and what that can be. */
  const [known, setKnown] = useState<{ input: SignIn; ways: Ways } | null>(null);

  const begin = ({ token, type }: { token: string; type: string }) => {
    if (!type) first.current = '/';
    storeSession(token);
    successToast('Autenticado com sucesso!');
  };
  const refuse = (error: unknown) => {
    endSession('lost');
    errorToast(errorMessage(error));
  };
  const signIn = useMutation(
    signInApi.signIn.mutationOptions({
      context,
      onSuccess: begin,
      onError: async (error, input) => {
        const { email, password } = input;
        const asked = await askedNext(error, () => signInApi.signIn.call({ email, password }, { context }));
        if (asked && asked !== 'the same') setKnown({ input: { email, password }, ways: asked });
        if (asked) return;
        if (errorCode(error) === 'UNAUTHORIZED') setKnown(null); // The password has been changed in the meantime.
        refuse(error);
      },
    }),
  );

  /** Once it has worked there is nothing more to send: the next screen is on its way. */
  const enter = (input: SignIn & Shown) =>
    signIn.mutateAsync({ ...input, device: deviceNumber() }).then(
      () => 'done',
      () => {},
    );
  return {
    first: first.current,
    begin,
    refuse,
    enter,
    busy: signIn.isPending,
    error: signIn.error,
    known,
    show: (shown: Shown) => (known ? enter({ ...known.input, ...shown }) : Promise.resolve()),
    goBack: () => setKnown(null),
  };
}
