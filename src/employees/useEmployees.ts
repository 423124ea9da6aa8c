import employeesCalls from 'virtual:calls/employees';
import { apiOf } from '../platform/browser/api-client.ts';
import type { employeesContract } from './employees.contract.ts';

export const employeesApi = apiOf<typeof employeesContract>('employees', employeesCalls);
