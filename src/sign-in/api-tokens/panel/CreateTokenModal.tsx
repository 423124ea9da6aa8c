import { useState } from 'react';
import type { z } from 'zod';
import type { TokenScope } from '../../../access/token-scopes.rules.ts';
import { ChoiceGroup } from '../../../ui/fields/ChoiceGroup.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { IdentityForm, type Showable } from '../../second-factor/panel/IdentityForm.tsx';
import type { newTokenInput } from '../api-tokens.contract.ts';
import { scopeLabels, validities } from '../api-tokens.labels.ts';
import { apiTokensApi } from '../useApiTokens.ts';

type NewToken = z.output<typeof newTokenInput>;
type Props = {
  grantable: readonly TokenScope[];
  showable: Showable;
  onClose: () => void;
  onMade: (token: string) => void;
};

const formId = 'api-token-create';
const field = fieldsOf({ name: 'Nome da chave', scopes: 'Permissões', days: 'Validade' } satisfies Record<
  keyof NewToken,
  string
>);
const choices = Object.entries(validities).map(([label, days]) => ({ value: String(days), label }));
const loadSchema = async () => (await import('../api-tokens.contract.ts')).newTokenInput;

/** Asks what the key may do and for how long, and then who it is. */
export function CreateTokenModal({ grantable, showable, onClose, onMade }: Props) {
  const form = useSchemaForm(loadSchema, {
    name: '',
    scopes: grantable.length === 1 ? [...grantable] : [],
    days: '90',
  });
  const [asked, setAsked] = useState<NewToken | null>(null);
  const [busy, setBusy] = useState(false);
  return (
    <FormModal
      mode="edit"
      title="Criar chave de API"
      opened
      dirty={form.formState.isDirty}
      onClose={onClose}
      formId={formId}
      busy={busy}
      buttonLabel={asked ? 'Criar a chave' : 'Continuar'}
    >
      {asked ? (
        <IdentityForm
          id={formId}
          showable={showable}
          onBusy={setBusy}
          onProven={async (proof) => onMade((await apiTokensApi.create.call({ ...asked, ...proof })).token)}
        />
      ) : (
        <Form id={formId} form={form} focusFirst onSubmit={async (input) => setAsked(input)}>
          <TextField {...field('name')} description="O sistema que vai usá-la, como 'Folha de pagamento'." required />
          <ChoiceGroup {...field('scopes')} options={grantable} optionLabels={scopeLabels} required />
          <RadioField {...field('days')} data={choices} required />
        </Form>
      )}
    </FormModal>
  );
}
