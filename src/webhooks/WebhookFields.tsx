import { Button, Checkbox, Group, SimpleGrid, Text } from '@mantine/core';
import { Controller } from 'react-hook-form';
import { eventLabels, isWebhookEvent } from '../outbox/webhook-events.labels.ts';
import { CheckField } from '../ui/fields/CheckField.tsx';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { TextField } from '../ui/fields/TextField.tsx';
import { useFieldError } from '../ui/fields/useField.ts';
import { webhookLabels } from './webhooks.labels.ts';

const field = fieldsOf(webhookLabels);

/** The fields of a webhook, to make or to edit it. */
export function WebhookFields() {
  return (
    <>
      <TextField {...field('name')} description="De que sistema é: 'Folha de pagamento'" required />
      <TextField {...field('url')} description="Completo, com https://" required />
      <EventChoice />
      <CheckField {...field('active')} description="Desativado, não recebe nada do que acontece" />
    </>
  );
}

const events = Object.keys(eventLabels).filter(isWebhookEvent);

/** What it is told of, by the words of the list; all of them or none at once, and how many they are now. */
function EventChoice() {
  const { name, label } = field('events');
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { ref, value, ...props } }) => (
        <Checkbox.Group {...{ ...props, label, error }} required value={value ?? []} style={{ gridColumn: '1 / -1' }}>
          <Group gap="xs" mt={6}>
            <Button size="compact-sm" variant="default" onClick={() => props.onChange(events)}>
              Marcar todos
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => props.onChange([])}>
              Desmarcar todos
            </Button>
            <Text size="sm" c="dimmed" role="status">
              {value?.length ?? 0} de {events.length} marcados
            </Text>
          </Group>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" mt={6} mb={error ? 6 : 0}>
            {events.map((event, index) => (
              <Checkbox key={event} ref={index === 0 ? ref : undefined} value={event} label={eventLabels[event]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      )}
    />
  );
}
