import { useParams } from 'react-router';
import { AddressModal } from '../AddressModal.tsx';
import { panelLinksApi } from './usePanelLinks.ts';

/** The link of the screen in a place's waiting room (product 17.6). */
export default function PanelModal() {
  const { placeId = '' } = useParams();
  return (
    <AddressModal
      title="Painel da sala de espera"
      read={panelLinksApi.read.queryOptions({ input: { placeId } })}
      purpose={({ place }) =>
        `Abra este link na TV de ${place}. O painel mostra as últimas senhas chamadas e a sala de cada uma, e nunca nomes. Não pede senha e se atualiza sozinho.`
      }
      label="Link do painel"
      hint="Abra-o ou copie-o para a TV agora."
      endMeans="A TV que o usa deixa de mostrar as chamadas na hora."
      make={async () => `${window.location.origin}${(await panelLinksApi.make.call({ placeId })).path}`}
      end={() => panelLinksApi.end.call({ placeId })}
      canOpen
    />
  );
}
