import { useQuery } from '@tanstack/react-query';
import { fetchScript } from '../../../platform/browser/scripts.ts';
import { onDemand } from '../../../ui/on-demand/onDemand.tsx';
import { issuedApi } from '../../issued/useIssued.ts';
import type { DocumentForm, Subject } from '../form.ts';

const BaseOffer = onDemand(async () => (await fetchScript(() => import('./BaseOffer.tsx'))).BaseOffer);

type Props = { definition: DocumentForm; subject: Subject };

/**
 * Offers the last issued document of this kind and person as a base. Nothing is filled in before someone asks for it, and then
 * only what is still empty and does not belong to the day of that one (product 15.3).
 */
export function LatestOffer({ definition, subject }: Props) {
  const { kind } = definition;
  const { data } = useQuery(issuedApi.latest.queryOptions({ input: { employeeId: subject.employee.id, kind } }));
  return data?.document ? <BaseOffer definition={definition} subject={subject} latest={data.document} /> : null;
}
