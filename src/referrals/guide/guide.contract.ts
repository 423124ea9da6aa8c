import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField } from '../../platform/contract/fields.ts';

const { get } = callsOf('Encaminhamentos');

export const guideContract = {
  open: get(
    '/referrals/{referralId}/guide',
    'referrals.read',
    'Abrir a guia de encaminhamento em PDF, como ela está agora',
    { costs: true },
  )
    .refuses('CONFLICT')
    .input(z.object({ referralId: idField }))
    .output(z.file().mime('application/pdf')),
};
