import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { CompanyPicker } from '../companies/CompanyPicker.tsx';
import { EmployeePicker } from '../employees/EmployeePicker.tsx';

/** The fields `companyId` and `employeeId` of a form; another company empties the employee. */
export function EmployeeSelectFields() {
  const { control, setValue, resetField } = useFormContext<{ companyId: string; employeeId: string }>();
  const companyId = useWatch({ control, name: 'companyId' });
  return (
    <>
      <Controller
        control={control}
        name="companyId"
        render={({ field, fieldState }) => (
          <CompanyPicker
            ref={field.ref}
            value={field.value}
            onChange={(value) => {
              field.onChange(value);
              setValue('employeeId', '');
            }}
            onOnly={(only) => resetField('companyId', { defaultValue: only })}
            error={fieldState.error?.message}
            required
          />
        )}
      />
      <Controller
        control={control}
        name="employeeId"
        render={({ field, fieldState }) => (
          <EmployeePicker
            ref={field.ref}
            companyId={companyId}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            required
          />
        )}
      />
    </>
  );
}
