import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { savedVersion } from '../../platform/contract/version.ts';
import { certificateFields } from '../certificates.contract.ts';

const { get, put, remove } = callsOf('Certificados digitais');

const answer = z.object({
  /** Null where there is none. */
  certificate: z
    .object({
      id: z.string(),
      version: z.number(),
      holderName: z.string(),
      issuerName: z.string(),
      fingerprint: z.string(),
      validFrom: z.string(),
      validUntil: z.string(),
      keptAt: z.string(),
    })
    .nullable(),
  /** Whether one could be kept: this installation has a key to seal it with. */
  hasKeys: z.boolean(),
});

export const personalCertificatesContract = {
  read: get('/certificates/own', 'certificates.manageOwn', 'Ler o próprio certificado digital').output(answer),
  keep: put(
    '/certificates/own',
    'certificates.manageOwn',
    'Guardar o próprio e-CPF A1, com que se assinam os documentos que se emitem',
  )
    .refuses('CONFLICT', 'CERTIFICATE_REFUSED')
    .input(certificateFields.extend(savedVersion))
    .output(answer),
  remove: remove('/certificates/own', 'certificates.manageOwn', 'Remover o próprio certificado digital')
    .refuses('NOT_FOUND')
    .input(z.object(savedVersion)),
};
