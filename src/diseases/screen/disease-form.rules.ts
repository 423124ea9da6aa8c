import { formatDate } from '../../platform/contract/dates.ts';
import type { Disease } from '../diseases.contract.ts';

/** What the form holds of a disease: its days as they are typed. */
export function diseaseForm({ diagnosedOn, endedOn, content }: Disease) {
  const typed = (date: string | null) => (date ? formatDate(date) : '');
  const { cid = '', agent = '', nexus = 'suspected', removed = '', inss_on = '', note = '' } = content ?? {};
  return {
    ...{ diagnosed_on: typed(diagnosedOn), ended_on: typed(endedOn), cid, agent, nexus, removed, note },
    inss_on: typed(inss_on),
  };
}
