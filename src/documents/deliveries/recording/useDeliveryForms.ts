import { useEffect } from 'react';
import { formatDate, today } from '../../../platform/contract/dates.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';

const loadContract = () => import('../deliveries.contract.ts');
const inHandOf = (receivedBy: string) => ({ delivered_on: formatDate(today()), received_by: receivedBy, note: '' });

/**
 * The form of a delivery in hand: usually today, to the person.
 * @param employeeName undefined while it is not known
 */
export function useInHandForm(employeeName: string | undefined) {
  const form = useSchemaForm(async () => (await loadContract()).inHandFields, inHandOf(''));
  const { reset } = form;
  useEffect(() => {
    if (employeeName !== undefined) reset(inHandOf(employeeName));
  }, [employeeName, reset]);
  return form;
}

export function useMailedLinkForm() {
  return useSchemaForm(async () => (await loadContract()).mailedLinkFields, { email: '' });
}
