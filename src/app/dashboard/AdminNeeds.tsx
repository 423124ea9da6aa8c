import { useQuery } from '@tanstack/react-query';
import { daysAfter, formatDate, today } from '../../platform/contract/dates.ts';
import { allTokensApi } from '../../sign-in/api-tokens/overview/useAllTokens.ts';
import { tasksApi } from '../../tasks/useTasks.ts';
import { webhooksApi } from '../../webhooks/useWebhooks.ts';
import { NeedLine } from './NeedLine.tsx';
import { NeedsYou } from './NeedsYou.tsx';

/** So long before its end a key is told. */
const daysAhead = 14;

/** More of them are seen in their own list. */
const mostRead = 50;

/** What waits for an administrator: tasks set aside, webhooks that fail, keys that end. What the clinic lacks stands above. */
export function AdminNeeds() {
  const tasks = useQuery(tasksApi.list.queryOptions({ input: { pageSize: 0 } })).data?.total ?? 0;
  const webhooks = useQuery(webhooksApi.list.queryOptions({ input: { pageSize: mostRead } })).data?.webhooks ?? [];
  const failing = webhooks.filter(({ failingSince }) => failingSince !== null);
  const asked = { sort: 'expiresAt', pageSize: mostRead } as const;
  const tokens = useQuery(allTokensApi.list.queryOptions({ input: asked })).data?.tokens ?? [];
  const until = daysAfter(today(), daysAhead);
  const ending = tokens.filter(({ expiresAt }) => expiresAt.slice(0, 10) <= until);
  return (
    <NeedsYou
      lines={[
        ...(tasks > 0
          ? [
              <NeedLine key="tasks" to="/tasks" action="Resolver" label="Resolver as tarefas que ficaram de lado">
                {tasks === 1 ? '1 tarefa ficou de lado' : `${tasks} tarefas ficaram de lado`}
              </NeedLine>,
            ]
          : []),
        ...failing.map(({ id, name }) => (
          <NeedLine key={id} to={`/webhooks/${id}`} action="Ver" label={`Ver o webhook ${name}`}>
            O webhook <strong>{name}</strong> está falhando
          </NeedLine>
        )),
        ...ending.map(({ id, name, email, expiresAt }) => (
          <NeedLine key={id} to="/tokens" action="Ver" label={`Ver a chave ${name}`}>
            A chave de API <strong>{name}</strong>, de {email}, vale até {formatDate(expiresAt.slice(0, 10))}
          </NeedLine>
        )),
      ]}
    />
  );
}
