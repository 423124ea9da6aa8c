import { addressMissing } from '../../../practice/address/public-address.labels.ts';
import { Notice } from '../../../ui/Notice.tsx';

/** Says in the tab who confirms what every issued document has on its paper, and where (product 1.4); printing goes on without. */
export function AddressNeeded({ id }: { id: string }) {
  return (
    <div id={id}>
      <Notice stops title="Ainda não se emite" role="status">
        {addressMissing} Preencher e imprimir já é possível.
      </Notice>
    </div>
  );
}
