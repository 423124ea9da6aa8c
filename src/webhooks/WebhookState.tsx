import { Status } from '../ui/status/Status.tsx';

type Props = { active: boolean; hasSecret: boolean; failingSince: string | null };

/** How a webhook stands, in a word. */
export function WebhookState({ active, hasSecret, failingSince }: Props) {
  if (!active) return <Status tone="grey">Desativado</Status>;
  if (!hasSecret) return <Status tone="red">Sem segredo</Status>;
  return failingSince ? <Status tone="red">Falhando</Status> : <Status tone="green">Ativo</Status>;
}
