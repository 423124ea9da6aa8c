import { Controller } from 'react-hook-form';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useFieldError } from '../../ui/fields/useField.ts';
import { UnitPicker } from '../../units/UnitPicker.tsx';

/** Of which unit a group is; the form holds null for the whole company. */
export function GroupUnitField({ name, label, companyId }: Pick<FieldProps, 'name' | 'label'> & { companyId: string }) {
  const error = useFieldError(name);
  return (
    <Controller
      name={name}
      render={({ field: { ref, value, onChange } }) => (
        <UnitPicker
          ref={ref}
          companyId={companyId}
          label={label}
          placeholder="Toda a empresa"
          value={value ?? ''}
          onChange={(unitId) => onChange(unitId || null)}
          error={error}
        />
      )}
    />
  );
}
