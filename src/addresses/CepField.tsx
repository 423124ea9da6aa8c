import { Stack, Text } from '@mantine/core';
import { masks } from '../platform/contract/masks.ts';
import { FieldSuggestion } from '../ui/fields/FieldSuggestion.tsx';
import type { FieldProps } from '../ui/fields/field-props.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { type AddressAnswer, useAddressOfCep } from './useAddresses.ts';

/** The CEP of a form; leaving it fills in the address, or says at once why it can't and that it is to be typed. */
export function CepField(field: FieldProps) {
  const { ask, answer } = useAddressOfCep(field.name);
  return (
    <Stack gap={4}>
      <MaskedField {...field} mask={masks.cep} onLeave={() => void ask()} required />
      <Said answer={answer} />
    </Stack>
  );
}

function Said({ answer }: { answer: AddressAnswer | null }) {
  if (answer?.is === 'found') return answer.kept.length > 0 && <Kept parts={answer.kept} />;
  return (
    <Text size="sm" c="dimmed" role="status">
      {answer && words[answer.is]}
    </Text>
  );
}

const words = {
  asking: 'Buscando o endereço deste CEP…',
  unknown: 'Este CEP não foi encontrado. Confira-o, ou preencha o endereço.',
  notConfigured: 'Aqui o endereço não é buscado pelo CEP: preencha-o.',
  unreachable: 'O serviço de endereços não respondeu: preencha o endereço.',
  offline: 'Sem conexão, o endereço não pode ser buscado: preencha-o.',
} as const;

/** What was typed stays until somebody takes what the service says. */
function Kept({ parts }: { parts: Extract<AddressAnswer, { is: 'found' }>['kept'] }) {
  return (
    <FieldSuggestion uses={[{ label: 'Usar este endereço', values: parts }]}>
      {`Deste CEP: ${parts.map(({ value }) => value).join(', ')}. O que já estava escrito ficou.`}
    </FieldSuggestion>
  );
}
