import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useOwnerId, useProfile } from '../../../sign-in/useProfile.ts';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import type { Queued } from '../queue.contract.ts';
import { attendAddress, type useQueueSteps } from './useQueueSteps.ts';

type Props = { person: Queued; steps: ReturnType<typeof useQueueSteps>; onCall: (person: Queued) => void };

/** What can be done with somebody now. The reception receives and calls; to attend is for who fills in the forms. */
export function QueueActions({ person, steps, onCall }: Props) {
  const openModal = useOpenModal();
  const isClinical = useProfile()?.user.type === 'professional';
  const isMine = useOwnerId() === person.attendedBy;
  const { id, state, employeeName: name, documentId } = person;
  const arrive = <Step label="Chegou" name={name} onClick={() => openModal(`arrive/${id}`)} primary />;
  const miss = <Step label="Faltou" name={name} onClick={() => openModal(`miss/${id}`)} />;
  return (
    <Group gap={6} wrap="wrap">
      {state === 'scheduled' && (
        <>
          {arrive}
          {miss}
        </>
      )}
      {state === 'arrived' && (
        <>
          <Step label={person.calledAt ? 'Chamar de novo' : 'Chamar'} name={name} onClick={() => onCall(person)} />
          {isClinical && <Step label="Atender" name={name} onClick={() => steps.attend(person)} primary />}
          <Step label="Desfazer" name={name} onClick={() => steps.undoArrival(person)} />
          {miss}
        </>
      )}
      {state === 'attending' && isClinical && isMine && (
        <>
          <Button
            size="compact-sm"
            component={Link}
            to={attendAddress(person)}
            state={{ kind: 'aso' }}
            aria-label={`Continuar: ${name}`}
          >
            Continuar
          </Button>
          <Step label="Devolver à fila" name={name} onClick={() => steps.sendBack(person)} />
        </>
      )}
      {state === 'attending' && isClinical && !isMine && (
        <Step label="Assumir" name={name} onClick={() => openModal(`take-over/${id}`)} />
      )}
      {state === 'missed' && arrive}
      {state === 'completed' && isClinical && documentId && (
        <Button
          size="compact-sm"
          variant="default"
          component={Link}
          to={`/documents/issued/${documentId}`}
          aria-label={`Ver ASO: ${name}`}
        >
          Ver ASO
        </Button>
      )}
    </Group>
  );
}

type StepProps = { label: string; name: string; onClick: () => void; primary?: boolean };

function Step({ label, name, onClick, primary = false }: StepProps) {
  return (
    <Button
      size="compact-sm"
      variant={primary ? 'filled' : 'default'}
      onClick={onClick}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  );
}
