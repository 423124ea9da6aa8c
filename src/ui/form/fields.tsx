import { Autocomplete, Group, PasswordInput, Radio, Select, TextInput } from '@mantine/core';
import { Controller, useFormContext } from 'react-hook-form';
import { FieldWarning } from './FieldWarning.tsx';
import { useFieldError } from './useField.ts';

type FieldProps = { name: string; label: string; required?: boolean; disabled?: boolean; description?: string };

type TextFieldProps = FieldProps & {
  type?: string;
  autoComplete?: string;
  /** Says what looks wrong with a value without refusing it. */
  warn?: (value: string) => string | null;
};

/** One line of text. A disabled one keeps its value. */
export function TextField({ name, warn, ...props }: TextFieldProps) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <TextInput
          {...props}
          {...field}
          value={field.value ?? ''}
          error={error}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          description={warn && !error ? <FieldWarning name={name} warn={warn} /> : props.description}
        />
      )}
    />
  );
}

/** A password that can be shown. */
export function PasswordField({ name, ...props }: FieldProps & { autoComplete: string }) {
  const { register } = useFormContext();
  const toggle = { 'aria-label': 'Mostrar ou ocultar a senha' };
  return (
    <PasswordInput {...props} error={useFieldError(name)} visibilityToggleButtonProps={toggle} {...register(name)} />
  );
}

type Option = { value: string; label: string };

/** One of several known values. */
export function SelectField({
  name,
  data,
  ...props
}: FieldProps & { data: readonly (string | Option)[]; placeholder?: string }) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field }) => (
        <Select
          {...props}
          {...field}
          value={field.value ?? null}
          onChange={(value) => field.onChange(value ?? '')}
          data={[...data]}
          error={error}
          searchable={data.length > 7}
          clearable={!props.required}
          nothingFoundMessage="Nenhuma opção encontrada"
          clearButtonProps={{ 'aria-label': `Limpar ${props.label}` }}
        />
      )}
    />
  );
}

/** Free text with suggestions. */
export function SuggestField({ name, data, ...props }: FieldProps & { data: readonly string[] }) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field }) => <Autocomplete {...props} {...field} data={[...data]} error={error} />}
    />
  );
}

/** A choice between a few options that are all seen at once. */
export function RadioField({ name, data, ...props }: FieldProps & { data: readonly Option[] }) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { ref, value, ...field } }) => (
        <Radio.Group {...props} {...field} value={String(value ?? '')} error={error}>
          <Group mt={4}>
            {data.map((option, index) => (
              <Radio key={option.value} ref={index === 0 ? ref : undefined} {...option} disabled={props.disabled} />
            ))}
          </Group>
        </Radio.Group>
      )}
    />
  );
}
