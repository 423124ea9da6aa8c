import { useEffect } from 'react';
import { z } from 'zod';
import { cpfField } from '../../platform/contract/brazil.ts';
import { requiredText } from '../../platform/contract/fields.ts';
import { masks } from '../../platform/contract/masks.ts';
import { rgMask } from '../../platform/contract/rg.ts';
import { ChoiceGroup } from '../../ui/fields/ChoiceGroup.tsx';
import { FileField } from '../../ui/fields/FileField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { MaskedField } from '../../ui/fields/MaskedField.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SuggestField } from '../../ui/fields/SuggestField.tsx';
import { RowsField } from '../../ui/fields/several/RowsField.tsx';
import { WordsField } from '../../ui/fields/several/WordsField.tsx';
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
  words: z.array(z.string()),
});

const field = fieldsOf({
  text: 'Texto',
  password: 'Senha',
  cpf: 'CPF',
  cnpj: 'CNPJ',
  rg: 'RG',
  select: 'UF',
  suggest: 'Formação',
  radio: 'PCD',
  long: 'Observação',
  choices: 'Conclusão',
  rows: 'Exames',
  words: 'Riscos',
  name: 'Exame',
} satisfies Record<keyof z.infer<typeof schema> | 'name', string>);

const yesNo = [
  { value: 'sim', label: 'Sim' },
  { value: 'não', label: 'Não' },
];

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
  words: ['Ruído', 'Calor'],
};

/** Every kind of field, with its errors and warnings. */
export function FieldParts() {
  const form = useSchemaForm(async () => schema, values);
  useEffect(() => {
    form.trigger();
  }, [form]);
  return (
    <Form form={form} onSubmit={async () => {}}>
      <TextField {...field('text')} required />
      <PasswordField {...field('password')} autoComplete="off" required />
      <MaskedField {...field('cpf')} mask={masks.cpf} required />
      <MaskedField {...field('cnpj')} mask={masks.cnpj} />
      <MaskedField {...field('rg')} mask={rgMask} />
      <SelectField {...field('select')} data={['RJ', 'SP']} />
      <SuggestField {...field('suggest')} data={['Medicina', 'Enfermagem']} />
      <RadioField {...field('radio')} data={yesNo} />
      <LongTextField {...field('long')} />
      <FileField
        label="Arquivo PDF"
        hint="Você também pode arrastar o arquivo até aqui."
        accept="application/pdf"
        file={null}
        onChange={() => {}}
        error={null}
      />
      <ChoiceGroup {...field('choices')} options={['Apto(a)', 'Inapto(a)']} />
    </Form>
  );
}

/** The kinds of field while nothing can be written into them. */
export function DisabledParts() {
  const form = useSchemaForm(async () => schema, values);
  return (
    <Form form={form} onSubmit={async () => {}}>
      <TextField {...field('text')} disabled />
      <SelectField {...field('select')} data={['RJ', 'SP']} disabled />
      <RadioField {...field('radio')} data={yesNo} disabled />
    </Form>
  );
}

/** The field that has the focus, as by the keyboard. */
export function FocusedField() {
  const form = useSchemaForm(async () => schema, values);
  useEffect(() => form.setFocus('text'), [form]);
  return (
    <Form form={form} onSubmit={async () => {}}>
      <TextField {...field('text')} description="O que se espera dele." />
    </Form>
  );
}

/** Fields of many answers: rows, and words. */
export function SeveralParts() {
  const form = useSchemaForm(async () => schema, values);
  return (
    <Form form={form} onSubmit={async () => {}}>
      <RowsField name={field('rows').name} blank={{ name: '' }} addLabel="Adicionar Exame" rowLabel="Exame">
        {(row) => <TextField {...field('name', row)} />}
      </RowsField>
      <WordsField {...field('words')} data={['Ruído', 'Poeira']} />
    </Form>
  );
}
