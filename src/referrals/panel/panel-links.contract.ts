import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';

const { get, post, remove } = callsOf('Painel');

const ofPlace = z.object({ placeId: idField });

export const panelLinksContract = {
  read: get('/care-places/{placeId}/panel-link', 'queue.work', 'Ver se o painel de um local tem link')
    .input(ofPlace)
    .output(z.object({ place: z.string(), createdAt: z.string().nullable() })),
  make: post(
    '/care-places/{placeId}/panel-link',
    'queue.work',
    'Criar o link do painel de um local, mostrado uma vez; encerra o anterior',
    { status: 201 },
  )
    .input(ofPlace)
    .output(
      z.object({
        /** Below the address of the pages, with the token after the `#`. */
        path: z.string(),
        createdAt: z.string(),
      }),
    ),
  end: remove('/care-places/{placeId}/panel-link', 'queue.work', 'Encerrar o link do painel de um local').input(
    ofPlace,
  ),
};
