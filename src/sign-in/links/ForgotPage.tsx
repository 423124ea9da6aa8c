import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { VisitorFrame } from '../../ui/brand/VisitorFrame.tsx';
import { errorToast } from '../../ui/toast/toast.ts';
import classes from '../SignInPage.module.css';
import { EmailForm } from './EmailForm.tsx';
import { linksApi } from './useLinks.ts';
import { useMailOn } from './useWays.ts';

export function meta() {
  return [{ title: 'Esqueci minha senha · Zelo' }];
}

/** Asks for a link by mail. What is said is the same, whether there is such an account or not. */
export default function ForgotPage() {
  const isMailOn = useMailOn();
  const ask = useMutation(
    linksApi.request.mutationOptions({
      context: { waits: 'never' },
      onError: (error) => errorToast(errorMessage(error)),
    }),
  );
  return (
    <VisitorFrame title="Esqueci minha senha">
      {isMailOn === false ? (
        <p className={classes.lead}>
          Esta instalação não envia e-mails. Peça um link de acesso a um administrador da clínica: com ele você cria uma
          nova senha.
        </p>
      ) : ask.isSuccess ? (
        <div role="status">
          <p className={classes.lead}>
            Se houver uma conta com este e-mail, o link chega em alguns minutos. Ele vale por 30 minutos e uma única
            vez; confira também a caixa de spam.
          </p>
          <button type="button" className={classes.again} onClick={() => ask.reset()}>
            Pedir outro link
          </button>
        </div>
      ) : (
        <>
          <p className={classes.lead}>
            Informe o e-mail com que você entra. Enviaremos um link para criar outra senha.
          </p>
          <EmailForm busy={ask.isPending} onEmail={(email) => ask.mutateAsync({ email }).catch(() => {})} />
        </>
      )}
      <p className={classes.ways}>
        <Link to="/login" className={classes.back}>
          Voltar para a entrada
        </Link>
      </p>
    </VisitorFrame>
  );
}
