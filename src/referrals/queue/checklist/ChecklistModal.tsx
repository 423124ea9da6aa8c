import { Alert, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { ListError } from '../../../ui/list/ListError.tsx';
import { useListOfModal } from '../../../ui/list/ListModals.tsx';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { useModalRoute } from '../../../ui/modal/useModalRoute.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { stateLabels } from '../../referrals.labels.ts';
import { ChecklistItem } from './ChecklistItem.tsx';
import { checklistApi } from './useChecklist.ts';

/** Which exams of somebody who is there were already done: each room ticks its own, and sees at once what another has ticked. */
export default function ChecklistModal() {
  const { referralId = '' } = useParams();
  const { opened, close, onClosed } = useModalRoute();
  const list = useListOfModal();
  const { data, error, refetch } = useQuery(checklistApi.read.queryOptions({ input: { referralId } }));
  return (
    <FormModal
      mode="edit"
      title="Exames de hoje"
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      loading={!data && !error}
      withoutButton
    >
      {!data && error && <ListError error={error} onRetry={async () => void (await refetch())} />}
      {data && (
        <Stack gap="md">
          {error && (
            <Alert color="red" role="alert">
              {errorMessage(error)}
            </Alert>
          )}
          {data.isOpen ? (
            <Text>Marque cada exame de {data.employeeName} assim que for feito: as outras salas veem na hora.</Text>
          ) : (
            <Notice role="status" title="Não há o que marcar agora">
              O encaminhamento de {data.employeeName} está como “{stateLabels[data.state]}”: exames se marcam enquanto a
              pessoa está aqui, no dia dela.
            </Notice>
          )}
          {data.exams.map((exam) => (
            <ChecklistItem
              key={exam.code}
              referralId={referralId}
              exam={exam}
              isOpen={data.isOpen}
              onDone={() => void list.reload()}
            />
          ))}
        </Stack>
      )}
    </FormModal>
  );
}
