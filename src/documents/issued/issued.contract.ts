import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { idField, optionalText, requiredLines } from '../../platform/contract/fields.ts';
import { kindField } from '../documents.contract.ts';
import { issuedStates } from './issued.labels.ts';

const { get, create, post, put } = callsOf('Documentos emitidos');

export const cancelFields = z.object({ reason: requiredLines() });

/** What did not fit when a document was issued, and was said to be so (product 15.1). */
const confirmedRecord = z.object({
  differences: z.array(z.object({ what: z.string(), written: z.string(), registered: z.string() })),
  /** Why the identification differs from the register; empty where it does not. */
  reason: z.string(),
  /** The numbers whose check digits are wrong. */
  numbers: z.array(z.string()),
});

/** An issued document, without what is in it. */
export const issuedDocument = z.object({
  id: z.string(),
  companyId: z.string(),
  /** Whom it is about; null for a document about the company itself. */
  employeeId: z.string().nullable(),
  employeeName: z.string().nullable(),
  companyName: z.string(),
  kind: z.string(),
  /** As it stands on paper: 'ASO 2026/000123'. */
  name: z.string(),
  state: z.enum(issuedStates),
  /** Whether the file is there: a moment after it was issued. */
  isReady: z.boolean(),
  confidential: z.boolean(),
  issuedAt: z.string(),
  issuerId: z.string(),
  issuerName: z.string(),
  issuerRegistration: z.string(),
  sha256: z.string().nullable(),
  /** The ones before and after it, where it was corrected, by id and name. */
  supersedes: z.object({ id: z.string(), name: z.string() }).nullable(),
  supersededBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  cancelledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelledByName: z.string().nullable(),
  /** Why it corrects what another professional had issued; only professionals read it. */
  correctionReason: z.string().nullable(),
  /** What was signed of it digitally, and by whom; null where nobody did. */
  signature: z
    .object({
      holderName: z.string(),
      issuerName: z.string(),
      signedAt: z.string(),
      sha256: z.string(),
      /** 'unknown' where a list of revocations did not answer; 'revoked' and 'stamp-revoked' where one says so later, of whoever signed or stamped. */
      revocation: z.string(),
      /** Since when a time stamp is asked for; null where none is to be had, and proof rests on the certificate's validity. */
      stampAskedAt: z.string().nullable(),
      /** When a service of time stamps saw the signature, and which; null while none has. */
      stampedAt: z.string().nullable(),
      stampedBy: z.string().nullable(),
      /** When the file was given with what it is validated after its certificates have ended. */
      lastingAt: z.string().nullable(),
      /** Of the file as it was signed, with which the one of today begins; null while they are the same. */
      signedSha256: z.string().nullable(),
      /** Of the file that came between the two, where it was stamped first and completed later; null where none did. */
      stampedSha256: z.string().nullable(),
    })
    .nullable(),
  /** Whether it is signed by hand alone, never digitally. */
  byHand: z.boolean(),
  /** Of a receipt of exams: those that it names and whose record was withdrawn since. */
  withdrawnExams: z.array(z.string()),
});

export type IssuedDocument = z.output<typeof issuedDocument>;

const ofDocument = z.object({ documentId: idField });

export const issuedContract = {
  issue: create(
    '/issued-documents',
    'documents.issue',
    'Emitir um documento: as respostas são conferidas, congeladas e numeradas',
    { costs: true },
  )
    .refuses('RESPONSIBLE_UNKNOWN')
    .input(
      z.object({
        employeeId: idField,
        kind: kindField,
        /** What the form of that kind asks for; refused as it refuses it, each field under `answers.`. */
        answers: z.record(z.string(), z.unknown(), { error: 'Envie as respostas do formulário' }),
        /** Only where the kind leaves it open: a declaration of attendance that the company may read. */
        confidential: z.boolean({ error: 'Escolha Sim ou Não' }).optional(),
        /** Why the identification differs from the register, where an ASO's does: both stand in its record. */
        identityReason: optionalText().optional(),
        /** That numbers are as they stand there, though their check digits are wrong. */
        digitsConfirmed: z.boolean({ error: 'Responda sim ou não' }).optional(),
        /** That another one is wanted, though one of the same day and meaning stands. */
        anotherConfirmed: z.boolean({ error: 'Responda sim ou não' }).optional(),
        /** The document that this one corrects. */
        supersedesId: idField.optional(),
        /** Why, where another professional had issued that one. */
        correctionReason: optionalText().optional(),
        /** The referral that is being attended, which an ASO completes; one that no longer allows it is passed over. */
        referralId: idField.optional(),
      }),
    )
    .output(z.object({ documentId: z.string(), name: z.string() })),
  read: get('/issued-documents/{documentId}', 'documents.read', 'Consultar um documento emitido')
    .input(ofDocument)
    .output(z.object({ document: issuedDocument })),
  answers: get(
    '/issued-documents/{documentId}/answers',
    'documents.issue',
    'Respostas de um documento emitido, para o corrigir ou começar outro a partir dele',
    { costs: true },
  )
    .input(ofDocument)
    .output(
      z.object({
        kind: z.string(),
        employeeId: z.string().nullable(),
        answers: z.record(z.string(), z.unknown()),
        confirmed: confirmedRecord.nullable(),
      }),
    ),
  latest: get(
    '/issued-documents/latest/{employeeId}/{kind}',
    'documents.issue',
    'O último documento de um tipo emitido para um colaborador, sem os cancelados',
  )
    .input(z.object({ employeeId: idField, kind: kindField }))
    .output(z.object({ document: issuedDocument.nullable() })),
  cancel: put(
    '/issued-documents/{documentId}/cancel',
    'documents.issue',
    'Cancelar um documento emitido, com o motivo: ele continua guardado, e a verificação o diz',
  )
    .refuses('CONFLICT')
    .input(cancelFields.extend({ documentId: idField })),
  print: post(
    '/issued-documents/{documentId}/prints',
    'documents.read',
    'Registrar que um documento emitido foi impresso',
  ).input(ofDocument),
};
