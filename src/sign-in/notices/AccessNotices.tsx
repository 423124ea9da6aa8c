import { Alert, Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { Panel } from '../../ui/Panel.tsx';
import { NoticeItem } from './NoticeItem.tsx';
import { noticesApi } from './useNotices.ts';

/** So many are shown at first; who has more asks for them. */
const shownAtFirst = 5;

/** What other administrators have done that lets somebody in, until it has been marked as seen; nothing while there is none. */
export function AccessNotices() {
  const { data, error, refetch } = useQuery(noticesApi.list.queryOptions());
  const [all, setAll] = useState(false);
  if (error) {
    return (
      <Alert color="red" mt="lg" title="Não foi possível carregar os avisos de acesso">
        <Text mb="sm">{errorMessage(error)}</Text>
        <Button size="xs" variant="default" onClick={() => refetch()}>
          Tentar novamente
        </Button>
      </Alert>
    );
  }
  if (!data || data.notices.length === 0) return null;
  const { notices, approvers } = data;
  const shown = all ? notices : notices.slice(0, shownAtFirst);
  const isStuck = approvers === 0 && notices.some(({ decision, own }) => decision === 'waiting' && own);
  return (
    <Stack mt="lg">
      <Panel title="Avisos de acesso">
        <Text c="dimmed" size="sm" mb="md">
          Quem dá um acesso ou uma senha poderia usá-los. Confira com a pessoa, pelo contato que a clínica já tinha.
        </Text>
        {isStuck && <NobodyToApprove />}
        <Stack component="ul" gap={0} p={0} m={0} style={{ listStyle: 'none' }}>
          {shown.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} onDone={refetch} />
          ))}
        </Stack>
        {shown.length < notices.length && (
          <Button variant="subtle" mt="xs" onClick={() => setAll(true)}>
            Mostrar todos ({notices.length})
          </Button>
        )}
      </Panel>
    </Stack>
  );
}

function NobodyToApprove() {
  return (
    <Alert color="yellow" mb="md" title="Falta quem aprove">
      Esta instalação pede a aprovação de um segundo administrador, e nenhum outro tem acesso. Se a clínica só teve um,
      cadastre o segundo em Administradores: ele entra e aprova. Se os outros foram desativados, peça a quem cuida do
      servidor que ponha REQUIRE_SECOND_ADMIN=false até que um deles seja reativado.
    </Alert>
  );
}
