import { nisWarning } from '../platform/contract/check-digits.ts';
import { masks } from '../platform/contract/masks.ts';
import { rgMask } from '../platform/contract/rg.ts';
import { OccupationField } from '../reference/OccupationField.tsx';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { RadioField } from '../ui/fields/RadioField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { employeeLabels } from './employees.labels.ts';
import { admissionWarning, birthWarning, functionStartWarning } from './employees.rules.ts';
import { EsocialFields } from './esocial/EsocialFields.tsx';
import { PcdFields } from './PcdFields.tsx';

const field = fieldsOf(employeeLabels);

const sexes = [
  { value: 'masculino', label: 'Masculino' },
  { value: 'feminino', label: 'Feminino' },
];

/** The fields of an employee; NIS and RG are required in edit only (product 4.5). */
export function EmployeeFields({ mode }: { mode: 'create' | 'edit' }) {
  const editing = mode === 'edit';
  const optional = editing ? {} : { description: 'Opcional agora; será pedido ao editar o cadastro' };
  return (
    <>
      <TextField {...field('name')} required />
      <MaskedField {...field('cpf')} mask={masks.cpf} required />
      <MaskedField {...field('rg')} mask={rgMask} required={editing} {...optional} />
      <TextField {...field('nis')} warn={nisWarning} required={editing} {...optional} />
      <RadioField {...field('sex')} data={sexes} required />
      <MaskedField
        {...field('dt_birth')}
        mask={masks.date}
        warn={birthWarning}
        affects={field.names('admission_dt', 'function_start_dt')}
        required
      />
      <PcdFields />
      <MaskedField {...field('phone_number')} mask={masks.phone} required />
      <TextField {...field('registration')} required />
      <MaskedField
        {...field('admission_dt')}
        mask={masks.date}
        warn={admissionWarning}
        warnBeside={field.names('dt_birth')}
        required
      />
      <MaskedField
        {...field('function_start_dt')}
        mask={masks.date}
        warn={functionStartWarning}
        warnBeside={field.names('admission_dt')}
        required
      />
      <TextField {...field('office')} required />
      <TextField {...field('employee_function')} required />
      <TextField {...field('sector')} required />
      <OccupationField
        {...field('cbo')}
        office={field('office').name}
        employeeFunction={field('employee_function').name}
        required
      />
      <EsocialFields />
    </>
  );
}
