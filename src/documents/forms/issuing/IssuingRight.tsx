import { Notice } from '../../../ui/Notice.tsx';

/** Says in the tab why the person may not issue this, and that it can be printed all the same (product 15.7). */
export function IssuingRight({ id, refusal }: { id: string; refusal: string }) {
  return (
    <div id={id}>
      <Notice stops title="Você não emite este documento" role="status">
        {refusal} Você pode preenchê-lo e imprimi-lo: quem pode emiti-lo confere e assina à mão.
      </Notice>
    </div>
  );
}
