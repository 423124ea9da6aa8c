import { Anchor } from '@mantine/core';
import { Notice } from '../../../ui/Notice.tsx';

/** Why no key can be added here, and what would change it. */
export function WhyNoPasskeys({ origin }: { origin: string | null }) {
  if (origin === null) {
    return (
      <Notice stops title="Ainda não é possível usar chaves de acesso nesta instalação">
        Elas só funcionam em um endereço com nome e https, como https://zelo.suaclinica.com.br. Quem cuida do servidor o
        configura em PUBLIC_URL.
      </Notice>
    );
  }
  if (origin !== window.location.origin) {
    return (
      <Notice stops title="Neste endereço não é possível usar chaves de acesso">
        Elas valem para <Anchor href={`${origin}/settings`}>{origin}</Anchor>: abra o Zelo por lá.
      </Notice>
    );
  }
  return (
    <Notice stops title="Este navegador não tem chaves de acesso">
      Atualize-o, ou use outro. Até lá, o aplicativo autenticador faz a segunda etapa.
    </Notice>
  );
}
