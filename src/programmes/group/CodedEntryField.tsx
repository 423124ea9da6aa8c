import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import { type CodedEntry, CodedEntryPicker } from '../../reference/CodedEntryPicker.tsx';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useFieldError } from '../../ui/fields/useField.ts';

type Props = Pick<ComponentProps<typeof CodedEntryPicker>, 'table'> & {
  /** The field of the code, which gives the choice its label. */
  code: FieldProps;
  /** The field that the entry's name fills in. */
  name: Pick<FieldProps, 'name'>;
  /** Told of a choice, for what else follows from it. */
  onChosen?: (entry: CodedEntry) => void;
};

/** The choice of an entry of a table in a card of a group: it fills in code and name, and shows what is wrong with either. */
export function CodedEntryField({ table, code, name, onChosen }: Props) {
  const codes = useController({ name: code.name });
  const names = useController({ name: name.name });
  const [wrongCode, wrongName] = [useFieldError(code.name), useFieldError(name.name)];
  return (
    <CodedEntryPicker
      table={table}
      ref={(input) => {
        codes.field.ref(input);
        names.field.ref(input);
      }}
      name={code.name}
      label={code.label}
      value={codes.field.value ?? ''}
      onChange={(entry) => {
        codes.field.onChange(entry.code);
        names.field.onChange(entry.name);
        onChosen?.(entry);
      }}
      error={wrongCode ?? wrongName}
      required
    />
  );
}
