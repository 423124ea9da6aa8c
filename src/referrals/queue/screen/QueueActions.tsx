import { Button, Group } from '@mantine/core';
import { href, Link } from 'react-router';
import { asoFacts } from '../../../documents/forms/aso/aso.form-facts.ts';
import { useOwnerId, useProfile } from '../../../sign-in/useProfile.ts';
import type { MenuChoice } from '../../../ui/menu/MenuChoices.tsx';
import { useOpenModal } from '../../../ui/modal/useModalRoute.ts';
import { RowMenu } from '../../../ui/RowMenu.tsx';
import { attendAddress } from '../attend-address.rules.ts';
import type { Queued } from '../queue.contract.ts';
import type { useQueueSteps } from './useQueueSteps.ts';

type Props = {
  person: Queued;
  /** Whether it is them whose turn it is: what is done with them is what is done next. */
  isNext: boolean;
  steps: ReturnType<typeof useQueueSteps>;
  onCall: (person: Queued) => void;
};

/**
 * What can be done with somebody now: what comes next as a button, all else behind it. The reception receives and calls; to attend is
 * for who fills in the forms.
 */
export function QueueActions({ person, isNext, steps, onCall }: Props) {
  const openModal = useOpenModal();
  const isClinical = useProfile()?.user.type === 'professional';
  const isMine = useOwnerId() === person.attendedBy;
  const { id, state, employeeName: name, documentId } = person;
  const arrive = <Step label="Chegou" name={name} onClick={() => openModal(`arrive/${id}`)} primary />;
  const toAso = isClinical && documentId ? href('/documents/issued/:documentId', { documentId }) : null;
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {(state === 'scheduled' || state === 'missed') && arrive}
      {state === 'arrived' && !(isClinical && person.calledAt) && (
        <Step
          label={person.calledAt ? callAgain : 'Chamar'}
          name={name}
          onClick={() => onCall(person)}
          primary={isNext && !isClinical && !person.calledAt}
        />
      )}
      {state === 'arrived' && isClinical && (
        <Step label="Atender" name={name} onClick={() => steps.attend(person)} primary />
      )}
      {state === 'attending' && isClinical && isMine && (
        <Way label="Continuar" name={name} to={attendAddress(person)} kind={asoFacts.kind} primary />
      )}
      {state === 'attending' && isClinical && !isMine && (
        <Step label="Assumir" name={name} onClick={() => openModal(`take-over/${id}`)} />
      )}
      {state === 'completed' && toAso && <Way label="Ver ASO" name={name} to={toAso} />}
      <RowMenu
        name={name}
        choices={[
          ...(state === 'arrived' && isClinical && person.calledAt
            ? [{ label: callAgain, onClick: () => onCall(person) } satisfies MenuChoice]
            : []),
          ...(state === 'arrived'
            ? [{ label: 'Imprimir a senha', onClick: () => openModal(`ticket/${id}`) } satisfies MenuChoice]
            : []),
          ...(state === 'arrived'
            ? [{ label: 'Desfazer a chegada', onClick: () => void steps.undoArrival(person) } satisfies MenuChoice]
            : []),
          ...(state === 'scheduled' || state === 'arrived'
            ? [{ label: 'Faltou', onClick: () => openModal(`miss/${id}`) } satisfies MenuChoice]
            : []),
          ...(state === 'attending' && isClinical && isMine
            ? [{ label: 'Devolver à fila', onClick: () => void steps.sendBack(person) } satisfies MenuChoice]
            : []),
          { label: `Abrir a ${person.name}`, to: href('/referrals/:referralId', { referralId: id }) },
        ]}
      />
    </Group>
  );
}

const callAgain = 'Chamar de novo';

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

type WayProps = { label: string; name: string; to: string; kind?: string; primary?: boolean };

function Way({ label, name, to, kind, primary = false }: WayProps) {
  return (
    <Button
      size="compact-sm"
      variant={primary ? 'filled' : 'default'}
      component={Link}
      to={to}
      state={kind ? { kind } : undefined}
      aria-label={`${label}: ${name}`}
    >
      {label}
    </Button>
  );
}
