import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { largestFile } from './certificates.labels.ts';

const { get, put, remove } = callsOf('Certificados digitais');

const certificate = z.object({
  id: z.string(),
  version: z.number(),
  companyId: z.string().nullable(),
  holderName: z.string(),
  /** The bare CNPJ or CPF. */
  holder: z.string(),
  issuerName: z.string(),
  fingerprint: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  keptAt: z.string(),
});

const answer = z.object({
  /** Null where there is none. */
  certificate: certificate.nullable(),
  /** Whether one could be kept: this installation has a key to seal it with. */
  hasKeys: z.boolean(),
});

/** A file as a browser sends it, in base64, with the password that opens it and is not kept. */
export const certificateFields = z.object({
  file: z
    .string({ error: 'Escolha o arquivo do certificado' })
    .min(1, 'Escolha o arquivo do certificado')
    .max(Math.ceil(largestFile / 3) * 4, 'O arquivo é grande demais para um certificado A1')
    .regex(/^[A-Za-z0-9+/]+=*$/, 'Escolha o arquivo do certificado'),
  password: z.string({ error: 'Digite a senha do certificado' }).max(200, 'A senha tem no máximo 200 caracteres'),
});

const ofCompany = z.object({ companyId: idField });

export const certificatesContract = {
  readPractice: get(
    '/certificates/practice',
    'certificates.managePractice',
    'Ler o certificado digital da clínica',
  ).output(answer),
  keepPractice: put(
    '/certificates/practice',
    'certificates.managePractice',
    'Guardar o certificado digital da clínica, com que ela assina por procuração',
  )
    .refuses('CONFLICT')
    .input(certificateFields.extend(savedVersion))
    .output(answer),
  removePractice: remove(
    '/certificates/practice',
    'certificates.managePractice',
    'Remover o certificado digital da clínica',
  )
    .refuses('NOT_FOUND')
    .input(z.object(savedVersion)),
  read: get(
    '/certificates/company/{companyId}',
    'certificates.manageCompany',
    'Ler o certificado digital de uma empresa',
  )
    .input(ofCompany)
    .output(answer),
  keep: put(
    '/certificates/company/{companyId}',
    'certificates.manageCompany',
    'Guardar o certificado digital de uma empresa',
  )
    .refuses('CONFLICT')
    .input(certificateFields.extend({ ...savedVersion, companyId: idField }))
    .output(answer),
  remove: remove(
    '/certificates/company/{companyId}',
    'certificates.manageCompany',
    'Remover o certificado digital de uma empresa',
  ).input(ofCompany.extend(savedVersion)),
};
