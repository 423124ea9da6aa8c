import { Notice } from '../../../ui/Notice.tsx';

/** Says that another tab has the same form of the same employee open: each keeps what is typed in it. */
export function OpenElsewhere() {
  return (
    <Notice stops role="status" title="Este documento está aberto em outra aba">
      Cada aba guarda o seu próprio rascunho: o que você digitar aqui não apaga o que está na outra, nem o contrário.
    </Notice>
  );
}
