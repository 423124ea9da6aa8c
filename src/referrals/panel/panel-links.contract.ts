import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';

const tags = ['Painel'];
const ofPlace = z.object({ placeId: idField });

export const panelLinksContract = {
  read: endpoint('queue.work')
    .route({
      method: 'GET',
      path: '/care-places/{placeId}/panel-link',
      summary: 'Ver se o painel de um local tem link',
      tags,
    })
    .input(ofPlace)
    .output(z.object({ place: z.string(), createdAt: z.string().nullable() })),
  make: endpoint('queue.work')
    .route({
      method: 'POST',
      path: '/care-places/{placeId}/panel-link',
      summary: 'Criar o link do painel de um local, mostrado uma vez; encerra o anterior',
      tags,
      successStatus: 201,
    })
    .input(ofPlace)
    .output(
      z.object({
        /** Below the address of the pages, with the token after the `#`. */
        path: z.string(),
        createdAt: z.string(),
      }),
    ),
  end: endpoint('queue.work')
    .route({
      method: 'DELETE',
      path: '/care-places/{placeId}/panel-link',
      summary: 'Encerrar o link do painel de um local',
      tags,
      successStatus: 204,
    })
    .input(ofPlace),
};
