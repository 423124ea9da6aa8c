import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatDate } from '../../../platform/contract/dates.ts';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useListError } from '../../../ui/fields/useField.ts';
import { FieldSection } from '../editor/FieldSection.tsx';
import { IdentityFields } from '../shared/IdentityFields.tsx';
import type { CardDose } from './doses-of-register.rules.ts';
import { useGivenDoses } from './useGivenDoses.ts';
import { vaccinationCardLabels as labels } from './vaccination-card.labels.ts';

const field = fieldsOf(labels);

/** The vaccination card on screen: its doses are not typed, they come from the register. */
export function VaccinationCardFields() {
  return (
    <>
      <FieldSection title="Trabalhador(a)" names={field.names('name', 'cpf', 'dt_birth', 'corporate_reason')}>
        <IdentityFields />
        <TextField {...field('corporate_reason')} required />
      </FieldSection>
      <FieldSection title={labels.doses} names={field.names('doses')} wide>
        <TakenDoses />
      </FieldSection>
      <FieldSection title={labels.observation} names={field.names('observation')} wide>
        <LongTextField {...field('observation')} minRows={2} />
      </FieldSection>
    </>
  );
}

function TakenDoses() {
  const given = useGivenDoses();
  const { setValue } = useFormContext<{ doses: CardDose[] }>();
  const taken: CardDose[] = useWatch({ name: 'doses' });
  const error = useListError('doses');
  const take = () => setValue('doses', [...(given ?? [])], { shouldDirty: true, shouldValidate: true });

  // Who begins a card finds it filled in.
  const hasTaken = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the register is read
  useEffect(() => {
    if (hasTaken.current || !given || given.length === 0) return;
    hasTaken.current = true;
    if (taken.length === 0) take();
  }, [given]);

  return (
    <Stack gap="sm" align="flex-start">
      {given?.length === 0 && (
        <Text size="sm">Nenhuma dose registrada: registre-a em ‘Vacinas’, na página do colaborador.</Text>
      )}
      {taken.length > 0 && (
        <ul>
          {taken.map((dose) => (
            <li key={JSON.stringify(dose)}>
              {[
                dose.vaccine,
                dose.dose,
                formatDate(dose.date),
                dose.lot && `lote ${dose.lot}`,
                dose.manufacturer,
                dose.origin,
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
      {error && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {error}
        </Text>
      )}
      {given && given.length > 0 && (
        <Button size="xs" variant="light" name="doses" onClick={take}>
          {given.length === 1 ? 'Trazer a dose registrada' : `Trazer as ${given.length} doses registradas`}
        </Button>
      )}
    </Stack>
  );
}
