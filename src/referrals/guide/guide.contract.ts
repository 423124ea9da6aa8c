import { z } from 'zod';
import { endpoint } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';
import { referralTags as tags } from '../referrals.contract.ts';

export const guideContract = {
  open: endpoint('referrals.read')
    .route({
      method: 'GET',
      path: '/referrals/{referralId}/guide',
      summary: 'Abrir a guia de encaminhamento em PDF, como ela está agora',
      tags,
    })
    .input(z.object({ referralId: idField }))
    .output(z.file().mime('application/pdf')),
};
