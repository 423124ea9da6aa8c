import { useQuery } from '@tanstack/react-query';
import { errorMessage } from '../platform/browser/api-client.ts';
import { CountLinks } from '../ui/CountLinks.tsx';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';
import { Panel } from '../ui/Panel.tsx';
import { countLabel } from './esocial.labels.ts';
import { esocialApi } from './useEsocial.ts';

/** What is to be done for the eSocial: what lacks something, what is to be sent, and of both what is late or soon due. */
export function EsocialCounts() {
  const { data, error } = useQuery(esocialApi.counts.queryOptions({ input: {} }));
  return (
    <Panel title="eSocial">
      {error ? (
        <p role="alert">{errorMessage(error)}</p>
      ) : data ? (
        <CountLinks
          counts={[
            { label: 'com pendências', count: countLabel(data.pendencies), to: '/esocial' },
            { label: 'a enviar', count: countLabel(data.due), to: '/esocial?list=due' },
            { label: 'atrasados', count: countLabel(data.late), to: firstOf(data.latePending), tone: 'late' },
            {
              label: 'com prazo em 7 dias',
              count: countLabel(data.soon),
              to: `${firstOf(data.soonPending)}&page=1`,
              tone: 'soon',
            },
          ]}
        />
      ) : (
        <LoadingBlock height={72} />
      )}
    </Panel>
  );
}

/** Where those with a last day stand, the first of them first: among what lacks something, as long as any of them is there. */
function firstOf(pending: number): string {
  return pending > 0 ? '/esocial?sort=dueOn' : '/esocial?list=due&sort=dueOn';
}
