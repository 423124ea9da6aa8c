import { useEffect } from 'react';
import { z } from 'zod';
import { cpfField } from '../../platform/contract/brazil.ts';
import { cnpjWarning } from '../../platform/contract/check-digits.ts';
import { requiredText } from '../../platform/contract/fields.ts';
import { masks } from '../../platform/contract/masks.ts';
import { rgMask } from '../../platform/contract/rg.ts';
import { ChoiceGroup } from '../../ui/fields/ChoiceGroup.tsx';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { MaskedField } from '../../ui/fields/MaskedField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { RowsField } from '../../ui/fields/RowsField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SuggestField } from '../../ui/fields/SuggestField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { useSchemaForm } from '../../ui/form/useSchemaForm.ts';

const schema = z.object({
  text: requiredText(),
  password: requiredText(),
  cpf: cpfField,
  cnpj: z.string(),
  rg: z.string(),
  select: z.string(),
  suggest: z.string(),
  radio: z.string(),
  long: z.string(),
  choices: z.array(z.string()).min(1, 'Escolha ao menos uma opção'),
  rows: z.array(z.object({ name: z.string() })),
});

const values = {
  text: '',
  password: '',
  cpf: '123',
  cnpj: '12.ABC.345/01DE-36',
  rg: '12.345.678-9',
  select: 'SP',
  suggest: 'Medicina',
  radio: 'sim',
  long: 'Texto longo',
  choices: [],
  rows: [{ name: 'Hemograma' }, { name: 'Audiometria' }],
};

/** Every kind of field, with its errors and warnings. */
export function FieldParts() {
  const form = useSchemaForm(async () => schema, values);
  useEffect(() => {
    form.trigger();
  }, [form]);
  return (
    <Form form={form} onSubmit={async () => {}}>
      <TextField name="text" label="Texto" required />
      <PasswordField name="password" label="Senha" autoComplete="off" required />
      <MaskedField name="cpf" label="CPF" mask={masks.cpf} required />
      <MaskedField name="cnpj" label="CNPJ" mask={masks.cnpj} warn={cnpjWarning} />
      <MaskedField name="rg" label="RG" mask={rgMask} />
      <SelectField name="select" label="UF" data={['RJ', 'SP']} />
      <SuggestField name="suggest" label="Formação" data={['Medicina', 'Enfermagem']} />
      <RadioField
        name="radio"
        label="PCD"
        data={[
          { value: 'sim', label: 'Sim' },
          { value: 'não', label: 'Não' },
        ]}
      />
      <LongTextField name="long" label="Observação" />
      <ChoiceGroup name="choices" label="Conclusão" options={['Apto(a)', 'Inapto(a)']} />
      <RowsField name="rows" blank={{ name: '' }} addLabel="Adicionar Exame" rowLabel="Exame">
        {(row) => <TextField name={`${row}.name`} label="Exame" />}
      </RowsField>
    </Form>
  );
}
