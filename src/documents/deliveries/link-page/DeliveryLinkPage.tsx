import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { siteName } from '../../../platform/browser/site-name.ts';
import { isNotFound } from '../../../platform/contract/errors.ts';
import { asVisitor, deliveryLinksApi } from '../useDeliveryLinks.ts';
import classes from './DeliveryLinkPage.module.css';
import { PracticeFrame } from './PracticeFrame.tsx';
import { ReceivedDocument } from './ReceivedDocument.tsx';

export function meta() {
  return [{ title: `Um documento para você · ${siteName()}` }];
}

/**
 * Where a link of a delivery leads: whoever it is for says so and opens the document (product 15.5). The token stands after
 * the `#`, which is told to no server; to open the page uses nothing up.
 */
export default function DeliveryLinkPage() {
  const token = useLocation().hash.slice(1);
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(
    deliveryLinksApi.check.queryOptions({
      input: { token },
      enabled: token !== '',
      context: asVisitor,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      gcTime: 0,
    }),
  );
  const askAgain = () => void refetch();
  if (token === '' || isNotFound(error)) {
    return (
      <Message title="Este link não vale mais">
        Ele venceu, foi encerrado ou deu lugar a um mais novo. Peça outro à clínica.
      </Message>
    );
  }
  if (error && !data) {
    return (
      <PracticeFrame title="Um documento para você">
        <div role="alert">
          <p className={classes.lead}>{errorMessage(error)}</p>
          <button type="button" className={classes.again} onClick={askAgain}>
            Tentar novamente
          </button>
        </div>
      </PracticeFrame>
    );
  }
  if (!data) return <Message title="Um documento para você">Carregando…</Message>;
  if (data.state === 'cancelled') {
    return (
      <Message title="Este documento foi cancelado">
        {siteName()} o cancelou, e ele não vale mais. Fale com a clínica se precisar de outro.
      </Message>
    );
  }
  if (data.state === 'superseded') {
    return (
      <Message title="Este documento foi corrigido">
        Ele deu lugar a outro e não vale mais. Peça à clínica o link do novo.
      </Message>
    );
  }
  return <ReceivedDocument token={token} asksCode={data.asksCode} onOver={askAgain} />;
}

function Message({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <PracticeFrame title={title}>
      <p className={classes.lead} role="status">
        {children}
      </p>
    </PracticeFrame>
  );
}
