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
            { label: 'atrasados', count: countLabel(data.late), to: '/esocial?list=due&sort=dueOn', tone: 'late' },
            {
              label: 'com prazo em 7 dias',
              count: countLabel(data.soon),
              to: '/esocial?list=due&page=1',
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
