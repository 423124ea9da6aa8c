import { NativeSelect } from '@mantine/core';
import { Controller, useWatch } from 'react-hook-form';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useFieldError } from '../../ui/fields/useField.ts';
import { VaccinePicker } from '../VaccinePicker.tsx';
import { doseLabels, givenAtLabels } from '../vaccinations.labels.ts';
import { doseName } from '../vaccine-schemes.labels.ts';
import { mostDoses, type Scheme, type VaccineCode, vaccines } from '../vaccines.labels.ts';

const field = fieldsOf(doseLabels);
const places = Object.entries(givenAtLabels).map(([value, label]) => ({ value, label }));

/** What is written down of a dose: by the practice all of its lot, of one that others gave how it is known. */
export function DoseFields() {
  const [vaccine, givenAt]: [VaccineCode, string] = useWatch({
    name: [field('vaccine').name, field('given_at').name],
  });
  const isHere = givenAt === 'here';
  return (
    <>
      <VaccinePicker {...field('vaccine')} />
      {vaccine === 'other' && <TextField {...field('vaccine_name')} description="Como no plano do grupo" required />}
      <NumberField {...field('number')} scheme={vaccine === 'other' ? null : vaccines[vaccine].scheme} />
      <DateField {...field('given_on')} required />
      <RadioField {...field('given_at')} data={places} required />
      {!isHere && (
        <TextField {...field('proof')} description="O que foi mostrado: ‘carteira do SUS, folha 2’" required />
      )}
      <TextField {...field('lot')} autoComplete="off" required={isHere} />
      <TextField {...field('manufacturer')} required={isHere} />
      <DateField
        {...field('lot_expires_on')}
        description="Um lote vencido no dia da dose é recusado"
        required={isHere}
      />
      <TextField {...field('applied_by')} required={isHere} />
      <TextField {...field('place')} />
      <LongTextField {...field('reaction')} minRows={2} description="Se houve; pode ser anotada depois" />
    </>
  );
}

function NumberField({ name, label, scheme }: Pick<FieldProps, 'name' | 'label'> & { scheme: Scheme | null }) {
  const error = useFieldError(name);
  const doses = scheme ? scheme.doses.length + (scheme.repeatMonths === null ? 0 : 1) : mostDoses;
  const numbers = [...Array.from({ length: doses }, (_, at) => at + 1), 0];
  const data = numbers.map((number) => ({ value: String(number), label: doseName(number, scheme) }));
  return (
    <Controller
      name={name}
      render={({ field: { value, onChange, ...rest } }) => (
        <NativeSelect
          {...rest}
          value={String(value)}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
          label={label}
          description="Fora do esquema: dada, mas não conta"
          data={data}
          error={error}
          required
        />
      )}
    />
  );
}
