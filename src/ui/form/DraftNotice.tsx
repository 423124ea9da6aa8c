import { Alert, Button, Group } from '@mantine/core';
import { useFormContext } from 'react-hook-form';
import { momentOf } from '../../platform/clock/moments.ts';
import type { FormDraft } from './useFormDraft.ts';

/** Says above a form that it holds what was typed before, or offers it. */
export function DraftNotice({ draft: { restored, offered, take, discard } }: { draft: FormDraft }) {
  const hasPassword = 'password' in useFormContext().getValues();
  const draft = restored ?? offered;
  if (!draft) return null;
  const at = momentOf(new Date(draft.at).toISOString());
  return (
    <Alert
      role="status"
      title={restored ? `Recuperamos o que você digitou em ${at}` : `Há um rascunho deste cadastro, de ${at}`}
    >
      {restored
        ? `Ainda não foi salvo. Confira antes de salvar${hasPassword ? '; a senha precisa ser digitada de novo' : ''}.`
        : 'Ele foi digitado neste computador, em outra aba ou a partir de outro lugar, e ainda não foi salvo.'}
      <Group mt="sm">
        {!restored && (
          <Button size="xs" onClick={take}>
            Continuar de onde parou
          </Button>
        )}
        <Button size="xs" variant="default" onClick={discard}>
          {restored ? 'Descartar' : 'Descartar rascunho'}
        </Button>
      </Group>
    </Alert>
  );
}
