import { useContext, useState } from 'react';
import { href } from 'react-router';
import { errorMessage } from '../platform/browser/api-client.ts';
import { changedFields } from '../ui/form/changed-fields.ts';
import { DraftOwner } from '../ui/form/draft-owner.ts';
import { leaveDraft } from '../ui/form/useFormDraft.ts';
import { errorToast } from '../ui/toast/toast.ts';
import { formValues } from './form-values.rules.ts';
import type { FormerChoice } from './former/FormerEmployeeDialog.tsx';
import { type FormerEmployee, formerEmployeeOf } from './former/former-employee.rules.ts';
import { employeesApi } from './useEmployees.ts';

/** The address of an employee's edit form. */
export function editPath(employeeId: string): string {
  return href('/employees/edit/:employeeId', { employeeId });
}

/** What has become of a registration: a new record, or an earlier one that came back. */
type Registered = { created: string | null; reactivated: string | null };

function made({ employee }: { employee: { id: string } }): Registered {
  return { created: employee.id, reactivated: null };
}

type Question = { former: FormerEmployee; answer: (choice: FormerChoice) => void };

/**
 * Registers an employee. Where the CPF has an inactive record the user decides what becomes of it before the save ends:
 * that record comes back, with what was typed waiting in its edit form, or a new one is made.
 * @param typed what the user typed
 */
export function useRegistration(typed: () => Readonly<Record<string, unknown>>) {
  const owner = useContext(DraftOwner);
  const [question, setQuestion] = useState<Question | null>(null);

  const ask = (former: FormerEmployee) =>
    new Promise<FormerChoice>((answer) => setQuestion({ former, answer })).finally(() => setQuestion(null));

  /** @returns the id of the record that was made, and of the one that came back, if one did */
  async function save(input: Parameters<typeof employeesApi.create.call>[0]): Promise<Registered> {
    try {
      return made(await employeesApi.create.call(input));
    } catch (error) {
      const former = formerEmployeeOf(error);
      const choice = former ? await ask(former) : 'cancel';
      if (!former || choice === 'cancel') throw error;
      if (choice === 'reactivate') return { created: null, reactivated: await bringBack(former.id, input.unitId) };
      return made(await employeesApi.create.call({ ...input, evenIfInactive: true }));
    }
  }

  async function bringBack(employeeId: string, unitId: string | null | undefined): Promise<string> {
    const { employee } = await employeesApi.reactivate.call({ employeeId });
    if (unitId && unitId !== employee.unitId) {
      // The record is back: what goes wrong from here on is said, and does not hold the user in this form.
      await employeesApi.move.call({ employeeId, unitId }).catch((error: unknown) => errorToast(errorMessage(error)));
    }
    const fields = Object.entries(typed()).filter(([name, value]) => value !== '' && name !== 'unitId');
    const changes = changedFields(Object.fromEntries(fields), formValues(employee));
    if (changes) leaveDraft(owner, editPath(employeeId), changes);
    return employeeId;
  }

  return { save, former: question?.former ?? null, choose: (choice: FormerChoice) => question?.answer(choice) };
}
