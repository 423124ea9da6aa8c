import { lazy, Suspense, useState } from 'react';
import { Link, PrefetchPageLinks } from 'react-router';
import { fetchScript } from '../platform/browser/scripts.ts';
import { siteName } from '../platform/browser/site-name.ts';
import { VisitorFrame } from '../ui/brand/VisitorFrame.tsx';
import { PasskeyButton } from './passkeys/PasskeyButton.tsx';
import { usePasskeySignIn } from './passkeys/usePasskeySignIn.ts';
import { SignInForm } from './SignInForm.tsx';
import classes from './SignInPage.module.css';
import { useToken } from './useProfile.ts';
import { useSignIn } from './useSignIn.ts';
import { WayIn } from './WayIn.tsx';

// For who has a second factor; there by the time that a password has been checked.
const SecondStep = lazy(async () => ({
  default: (await fetchScript(() => import('./second-step/SecondStep.tsx'))).SecondStep,
}));

export function meta() {
  return [
    { title: 'Entrar · Zelo' },
    { name: 'description', content: 'Entre no sistema da clínica: empresas, colaboradores e documentos ocupacionais.' },
  ];
}

export default function SignInPage() {
  const token = useToken();
  const [typing, setTyping] = useState(false);
  const { first, begin, refuse, enter, busy, error, known, show, goBack } = useSignIn();
  const passkey = usePasskeySignIn({ on: token === null && known === null, onEntered: begin, onRefused: refuse });

  if (token) return <WayIn first={first} />;
  return (
    <VisitorFrame title="Que bom ter você aqui" onInput={() => setTyping(true)}>
      {typing && <PrefetchPageLinks page="/dashboard" />}
      {known ? (
        <Suspense fallback={<p role="status">Carregando…</p>}>
          <SecondStep ways={known.ways} busy={busy} error={error} onShown={show} onBack={goBack} />
        </Suspense>
      ) : (
        <>
          <p className={classes.lead}>
            Entre com o e-mail e a senha do seu cadastro em <strong>{siteName()}</strong>.
          </p>
          <SignInForm busy={busy} onSignIn={enter} />
          <PasskeyButton {...passkey} />
        </>
      )}
      <p className={classes.ways}>
        {!known && (
          <Link to="/forgot" className={classes.back}>
            Esqueci minha senha
          </Link>
        )}
        <a href="/home" className={classes.back}>
          Voltar ao menu principal
        </a>
      </p>
    </VisitorFrame>
  );
}
