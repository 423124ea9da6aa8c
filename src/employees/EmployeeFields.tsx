import { cpfWarning, nisWarning } from '../platform/contract/check-digits.ts';
import { masks } from '../platform/contract/masks.ts';
import { rgMask } from '../platform/contract/rg.ts';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { RadioField } from '../ui/fields/RadioField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { employeeLabels as labels } from './employees.labels.ts';
import { admissionWarning, birthWarning, functionStartWarning } from './employees.rules.ts';
import { PcdFields } from './PcdFields.tsx';

const sexes = [
  { value: 'masculino', label: 'Masculino' },
  { value: 'feminino', label: 'Feminino' },
];

/** The fields of an employee; NIS and RG are required in edit only (specification, section 5). */
export function EmployeeFields({ mode }: { mode: 'create' | 'edit' }) {
  const editing = mode === 'edit';
  const optional = editing ? {} : { description: 'Opcional agora; será pedido ao editar o cadastro' };
  return (
    <>
      <TextField name="name" label={labels.name} required />
      <MaskedField name="cpf" label={labels.cpf} mask={masks.cpf} warn={cpfWarning} required />
      <MaskedField name="rg" label={labels.rg} mask={rgMask} required={editing} {...optional} />
      <TextField name="nis" label={labels.nis} warn={nisWarning} required={editing} {...optional} />
      <RadioField name="sex" label={labels.sex} data={sexes} required />
      <MaskedField
        name="dt_birth"
        label={labels.dt_birth}
        mask={masks.date}
        warn={birthWarning}
        affects={['admission_dt', 'function_start_dt']}
        required
      />
      <PcdFields />
      <MaskedField name="phone_number" label={labels.phone_number} mask={masks.phone} required />
      <TextField name="registration" label={labels.registration} required />
      <MaskedField
        name="admission_dt"
        label={labels.admission_dt}
        mask={masks.date}
        warn={admissionWarning}
        warnBeside={['dt_birth']}
        required
      />
      <MaskedField
        name="function_start_dt"
        label={labels.function_start_dt}
        mask={masks.date}
        warn={functionStartWarning}
        warnBeside={['admission_dt']}
        required
      />
      <TextField name="office" label={labels.office} required />
      <TextField name="employee_function" label={labels.employee_function} required />
      <TextField name="sector" label={labels.sector} required />
      <TextField name="cbo" label={labels.cbo} required />
    </>
  );
}
