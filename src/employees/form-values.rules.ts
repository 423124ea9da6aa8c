import { formatDate } from '../platform/contract/dates.ts';
import type { Employee } from './employees.contract.ts';

/** An employee as the fields of the edit form show it. */
export function formValues(employee: Employee) {
  return {
    ...employee,
    dt_birth: formatDate(employee.dt_birth),
    admission_dt: formatDate(employee.admission_dt),
    function_start_dt: formatDate(employee.function_start_dt),
  };
}
