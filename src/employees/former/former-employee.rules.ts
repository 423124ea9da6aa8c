import { ORPCError } from '@orpc/contract';
import { conflict } from '../../platform/contract/errors.ts';
import type { Employee } from '../employees.contract.ts';

/** An inactive employee whose CPF is registered again. */
export type FormerEmployee = Pick<Employee, 'id' | 'name' | 'registration'> & { inactivatedAt: string };

const code = 'INACTIVE_EMPLOYEE';

/** What is said of a CPF that an active employee of the company has; for `rejectDuplicate`. */
export const takenCpf = { cpf: 'A empresa já tem um empregado ativo com este CPF' };

/**
 * The refusal of a new record for somebody whom the company has inactivated: 409 with a code of its own that names the
 * record, so that the screen can offer to reactivate it.
 */
export function heldByFormer(former: FormerEmployee) {
  const message = 'Este CPF é de um cadastro inativo. Reative-o ou confirme que quer cadastrar de novo.';
  return new ORPCError(code, { status: 409, message, data: { issues: [{ path: 'cpf', message }], former } });
}

/** The inactive employee that a refusal names; null for any other error. */
export function formerEmployeeOf(error: unknown): FormerEmployee | null {
  if (!(error instanceof ORPCError) || error.code !== code) return null;
  return (error.data as { former: FormerEmployee }).former;
}

/** The refusal to edit an employee who was inactivated: the record stays as it was. */
function inactiveEmployee() {
  return conflict('Este cadastro está inativo. Reative-o para editar.');
}

/** @throws 409 for an employee who was inactivated */
export function mustBeActive({ inactivatedAt }: Pick<Employee, 'inactivatedAt'>): void {
  if (inactivatedAt !== null) throw inactiveEmployee();
}
