import { Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router';
import { today } from '../../../platform/contract/dates.ts';
import { useFieldError } from '../../../ui/fields/useField.ts';
import { CreatePage } from '../../../ui/form/create/CreatePage.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { LoadingBlock } from '../../../ui/LoadingBlock.tsx';
import { ListError } from '../../../ui/list/ListError.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Page } from '../../../ui/Page.tsx';
import { ReferredPersonFields, useReferredPerson } from '../../making/ReferredPersonFields.tsx';
import { suggestedPriority } from '../priority.rules.ts';
import type { walkInInput } from '../queue.contract.ts';
import { queueApi } from '../useQueue.ts';
import { PriorityField } from './PriorityField.tsx';
import { queueAddress, useQueuePlace } from './useQueuePlace.ts';

export function meta() {
  return [{ title: 'Sem agendamento · Zelo' }];
}

const loadSchema = async () => (await import('../queue.contract.ts')).walkInInput;

type Input = (typeof walkInInput)['_zod']['input'];

/** Receives somebody who has come without an appointment, at the place whose queue is seen. */
export default function WalkInPage() {
  const { place, places, error, refetch } = useQueuePlace();
  if (place) return <WalkInForm key={place.id} place={place} />;
  return (
    <Page title="Sem agendamento" back={{ label: 'Fila', to: queueAddress('') }}>
      {error ? (
        <ListError error={error} onRetry={async () => void (await refetch())} />
      ) : places ? (
        <Notice stops title="Nenhum local escolhido">
          <Text mb="sm">Escolha na fila o local a que a pessoa chegou.</Text>
          <Button component={Link} to={queueAddress('')}>
            Ir para a fila
          </Button>
        </Notice>
      ) : (
        <LoadingBlock height={240} />
      )}
    </Page>
  );
}

function WalkInForm({ place }: { place: { id: string; name: string } }) {
  const [blank] = useState(() => ({ ...nobody, placeId: place.id }));
  const form = useSchemaForm(loadSchema, blank as unknown as Input);
  /** Whoever it was asked of, the priority is another person's. */
  const askAgain = () => form.setValue('priority', null as unknown as Input['priority']);
  return (
    <CreatePage
      title="Sem agendamento"
      form={form}
      list={queueAddress(place.id)}
      save={(input) => queueApi.receive.call(input)}
      savedToast={({ ticket, name }) => `Senha ${ticket}: ${name} feita.`}
      submitLabel="Registrar chegada"
    >
      <PlaceLine name={place.name} />
      <ReferredPersonFields onChosen={askAgain} />
      <PriorityQuestion />
    </CreatePage>
  );
}

/** Whether the person who is chosen goes first by law. */
function PriorityQuestion() {
  const { field, fieldState } = useController({ name: 'priority' });
  const confirmed = useController({ name: 'priorityConfirmed' });
  const employee = useReferredPerson();
  const { dt_birth = '', pcd = '' } = employee ?? {};
  return (
    <PriorityField
      value={field.value ?? null}
      onChange={field.onChange}
      suggested={suggestedPriority({ birthDate: dt_birth, pcd }, today())}
      error={fieldState.error?.message}
      isConfirmed={confirmed.field.value === true}
      onConfirm={confirmed.field.onChange}
      unconfirmed={confirmed.fieldState.error?.message}
    />
  );
}

/** To which place the person has come, and what the server says of it. */
function PlaceLine({ name }: { name: string }) {
  const error = useFieldError('placeId');
  return (
    <Box style={{ gridColumn: '1 / -1' }}>
      <Text>Entra agora na fila de {name}, por ordem de chegada.</Text>
      {error && (
        <Text c="red" role="alert">
          {error}
        </Text>
      )}
    </Box>
  );
}

const nobody = {
  ...{ employeeId: '', occasion: '', newFunction: '', returnOn: '', occasionConfirmed: false },
  ...{ exams: [], priority: null, priorityConfirmed: false },
};
