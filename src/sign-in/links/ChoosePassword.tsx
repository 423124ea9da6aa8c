import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { deviceNumber } from '../../platform/browser/device/device-number.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { isNotFound, issuesOf } from '../../platform/contract/errors.ts';
import { VisitorFrame } from '../../ui/brand/VisitorFrame.tsx';
import { errorToast, successToast } from '../../ui/toast/toast.ts';
import type { Assertion } from '../passkeys/passkey.schema.ts';
import classes from '../SignInPage.module.css';
import type { Ways } from '../second-factor/second-factor.rules.ts';
import { askedNext } from '../second-step/asked-next.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { linksApi } from './useLinks.ts';

// For who has a second factor.
const SecondStep = lazy(async () => ({
  default: (await fetchScript(() => import('../second-step/SecondStep.tsx'))).SecondStep,
}));

/** Whoever is signed in here, it is the link that speaks: the session neither is sent nor ends by what is answered. */
const context = { waits: 'never', token: '' } as const;

type Props = { token: string; email: string; isFirst: boolean };

/** The new password of whoever has opened a good link; with a second factor that comes before it is changed. */
export function ChoosePassword({ token, email, isFirst }: Props) {
  const navigate = useNavigate();
  /** The password that waits for the second factor, and what that can be. */
  const [chosen, setChosen] = useState<{ password: string; ways: Ways } | null>(null);
  const [isOver, setOver] = useState(false);
  const use = useMutation(
    linksApi.use.mutationOptions({
      context,
      onError: async (error, { password }) => {
        const asked = await askedNext(error, () =>
          linksApi.use.call({ token, password, device: deviceNumber() }, { context }),
        );
        if (asked && asked !== 'the same') setChosen({ password, ways: asked });
        if (asked) return;
        setChosen(null);
        if (isNotFound(error)) setOver(true);
        if (issuesOf(error).length === 0) errorToast(errorMessage(error));
      },
    }),
  );
  const send = (password: string, shown: { code?: string; passkey?: Assertion } = {}) =>
    use.mutateAsync({ token, password, ...shown, device: deviceNumber() }).then(
      () => {
        successToast('Senha criada com sucesso! Entre com ela.');
        navigate('/login', { replace: true });
        return 'done';
      },
      () => {},
    );
  const refusal = issuesOf(use.error).find(({ path }) => path === 'password')?.message;
  return (
    <VisitorFrame title={isFirst ? 'Crie a sua senha' : 'Crie uma nova senha'}>
      {chosen !== null ? (
        <Suspense fallback={<p role="status">Carregando…</p>}>
          <SecondStep
            ways={chosen.ways}
            busy={use.isPending}
            error={use.error}
            action="Trocar a senha"
            onShown={(shown) => send(chosen.password, shown)}
            onBack={() => setChosen(null)}
          />
        </Suspense>
      ) : (
        <>
          <p className={classes.lead}>
            {isFirst ? 'Você entrará com o e-mail' : 'Para a conta'} <strong>{email}</strong>.{' '}
            {!isFirst && 'As sessões abertas serão encerradas.'}
          </p>
          <NewPasswordForm
            email={email}
            label={isFirst ? 'Criar senha' : 'Trocar a senha'}
            busy={use.isPending}
            refusal={refusal}
            onPassword={(password) => send(password)}
          />
        </>
      )}
      <p className={classes.ways}>
        {isOver && (
          <Link to="/forgot" className={classes.back}>
            Pedir outro link
          </Link>
        )}
        <Link to="/login" className={classes.back}>
          Ir para a entrada
        </Link>
      </p>
    </VisitorFrame>
  );
}
