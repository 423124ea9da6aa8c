import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { isNotFound } from '../../platform/contract/errors.ts';
import { VisitorFrame } from '../../ui/brand/VisitorFrame.tsx';
import classes from '../SignInPage.module.css';
import { ChoosePassword } from './ChoosePassword.tsx';
import { linksApi } from './useLinks.ts';

export function meta() {
  return [{ title: 'Criar senha · Zelo' }];
}

/**
 * Where a link leads: its user chooses a password. To open it uses nothing up. The token stands after the `#`, which is told to no
 * server; it stays there, so that the page can be loaded again.
 */
export default function AccessLinkPage() {
  const token = useLocation().hash.slice(1);
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(
    linksApi.check.queryOptions({
      input: { token },
      enabled: token !== '',
      context: { waits: 'never' },
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      gcTime: 0,
    }),
  );
  if (data) return <ChoosePassword token={token} {...data} />;
  if (token === '' || isNotFound(error)) {
    return (
      <VisitorFrame title="Este link não vale mais">
        <p className={classes.lead}>
          Ele já foi usado, venceu ou deu lugar a um mais novo. Se veio por e-mail, use o mais recente.
        </p>
        <Ways />
      </VisitorFrame>
    );
  }
  return (
    <VisitorFrame title="Criar senha">
      {error ? (
        <div role="alert">
          <p className={classes.lead}>{errorMessage(error)}</p>
          <button type="button" className={classes.again} onClick={() => refetch()}>
            Tentar novamente
          </button>
        </div>
      ) : (
        <p className={classes.lead} role="status">
          Carregando…
        </p>
      )}
      <Ways />
    </VisitorFrame>
  );
}

function Ways() {
  return (
    <p className={classes.ways}>
      <Link to="/forgot" className={classes.back}>
        Pedir outro link
      </Link>
      <Link to="/login" className={classes.back}>
        Ir para a entrada
      </Link>
    </p>
  );
}
