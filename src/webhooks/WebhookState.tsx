import { Badge } from '@mantine/core';

type Props = { active: boolean; hasSecret: boolean; failingSince: string | null };

/** How a webhook stands, in a word. */
export function WebhookState({ active, hasSecret, failingSince }: Props) {
  if (!active) return <Badge color="gray">Desativado</Badge>;
  if (!hasSecret) return <Badge color="red.9">Sem segredo</Badge>;
  return failingSince ? <Badge color="red.9">Falhando</Badge> : <Badge color="teal.9">Ativo</Badge>;
}
