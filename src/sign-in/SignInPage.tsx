import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { apiOf, errorCode, errorMessage } from '../platform/browser/api-client.ts';
import { endSession, storeSession } from '../platform/browser/session-store.ts';
import { BrandMark } from '../ui/brand/BrandMark.tsx';
import { CareScene } from '../ui/brand/CareScene.tsx';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import { CodeForm } from './CodeForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import classes from './SignInPage.module.css';
import { errorCodes } from './second-factor/second-factor.rules.ts';
import type { signInContract } from './sign-in.contract.ts';
import type { SignIn } from './sign-in.rules.ts';
import { useToken } from './useProfile.ts';
import { WayIn } from './WayIn.tsx';

const signInApi = apiOf<typeof signInContract>('signIn');

export function meta() {
  return [
    { title: 'Entrar · Zelo' },
    { name: 'description', content: 'Entre no sistema da clínica: empresas, colaboradores e documentos ocupacionais.' },
  ];
}

export default function SignInPage() {
  const token = useToken();
  const [typing, setTyping] = useState(false);
  const first = useRef<'/dashboard' | '/'>('/dashboard');
  /** The right e-mail and password of a user who still has to give the code of the app. */
  const [known, setKnown] = useState<SignIn | null>(null);
  const signIn = useMutation(
    signInApi.signIn.mutationOptions({
      context: { waits: 'never' }, // There is nothing yet that could be lost.
      onSuccess: ({ token, type }) => {
        if (!type) first.current = '/';
        storeSession(token);
        successToast('Autenticado com sucesso!');
      },
      onError: (error, { email, password }) => {
        if (errorCode(error) === errorCodes.missing) return setKnown({ email, password });
        if (errorCode(error) === errorCodes.wrong) return; // The form says so.
        if (errorCode(error) === 'UNAUTHORIZED') setKnown(null); // The password has been changed in the meantime.
        endSession('lost');
        errorToast(errorMessage(error));
      },
    }),
  );

  /** Once it has worked there is nothing more to send: the next screen is on its way. */
  const enter = (input: SignIn & { code?: string }) =>
    signIn.mutateAsync(input).then(
      () => 'done',
      () => {},
    );

  if (token) return <WayIn first={first.current} />;
  return (
    <div className={classes.page}>
      <aside className={classes.side} aria-label="Zelo">
        <CareScene className={classes.scene} />
        <p>Saúde ocupacional com cuidado, do exame ao documento.</p>
      </aside>
      <main className={classes.main}>
        {typing && <PrefetchPageLinks page="/dashboard" />}
        <div className={classes.form} onInput={() => setTyping(true)}>
          <BrandMark />
          <h1 className={classes.title}>Que bom ter você aqui</h1>
          {known ? (
            <CodeForm
              busy={signIn.isPending}
              refused={errorCode(signIn.error) === errorCodes.wrong}
              onCode={(code) => enter({ ...known, code })}
              onBack={() => setKnown(null)}
            />
          ) : (
            <>
              <p className={classes.lead}>Entre com o e-mail e a senha do seu cadastro.</p>
              <SignInForm busy={signIn.isPending} onSignIn={enter} />
            </>
          )}
          <a href="/home" className={classes.back}>
            Voltar ao menu principal
          </a>
        </div>
      </main>
    </div>
  );
}
