import { resealCauses, resealCids } from '../../absences/causes/reseal-causes.server.ts';
import { resealAnswers } from '../../access/idempotency.server.ts';
import { resealOpinions } from '../../audiograms/sealed-opinion.server.ts';
import { resealFiles } from '../../certificates/personal/sealed-file.server.ts';
import { resealPairs } from '../../certificates/sealed-pair.server.ts';
import { resealDiseases } from '../../diseases/sealed-disease.server.ts';
import { resealDeliveryCodes } from '../../documents/deliveries/sealed-code.server.ts';
import { resealContents } from '../../documents/issued/issuing/reseal.server.ts';
import { resealAuthorisations } from '../../documents/signatures/cloud/sealed-authorisation.server.ts';
import { resealCats } from '../../esocial/cats/sealed-cat.server.ts';
import { resealEvents } from '../../esocial/sending/sealed-event.server.ts';
import { resealMonthFindings } from '../../exams/counting/month-findings-lookups.server.ts';
import { resealFindings } from '../../exams/finding/sealed-finding.server.ts';
import { resealResultContents } from '../../exams/received/sealed-content.server.ts';
import { resealResults } from '../../exams/reseal-results.server.ts';
import { resealImports } from '../../imports/reseal-imports.server.ts';
import { resealSecrets } from '../../outbox/webhook-secret.server.ts';
import { resealReasons } from '../../personal-intervals/reseal-reasons.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { resealLinkSecret } from '../../platform/storage/link-secret.server.ts';
import { resealRequests } from '../../privacy-requests/reseal-words.server.ts';
import { resealRestrictions } from '../../restrictions/sealed-restriction.server.ts';
import { resealFactors } from '../../sign-in/second-factor/sealed-factors.server.ts';
import { resealVaccinations } from '../../vaccinations/sealed-vaccination.server.ts';

/** What was sealed anew, and why some could not be opened: they stay as they were. */
type Done = { resealed: number; failed: ReadonlyMap<string, Error> };

/** One kind of what is sealed in rows. */
export type SealedKind = {
  /** Every column that it keeps, by its table, as the subjects declare them. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** Brings all of it under the first of the keys; `told` is for whoever asked for it. */
  reseal: (db: Database, keys: EncryptionKeys) => Promise<Done & { told: string }>;
  /** What stands before the id of one, and how several are called. */
  one: string;
  several: (count: number) => string;
  /** A restore brings nothing of it along, or makes it anew. */
  endsWithRestore?: true;
};

function kind<Answer extends Done>({
  told,
  reseal,
  ...rest
}: Omit<SealedKind, 'reseal'> & {
  reseal: (db: Database, keys: EncryptionKeys) => Promise<Answer>;
  told: (done: Answer) => string;
}): SealedKind {
  return {
    ...rest,
    async reseal(db, keys) {
      const done = await reseal(db, keys);
      return { ...done, told: told(done) };
    },
  };
}

/** What issued documents are made of, of which a restore tells more. */
export const issuedAnswers = kind({
  columns: { issued_documents: ['content'] },
  reseal: (db, keys) => resealContents(db, keys),
  told: ({ contents, sealed, resealed, failed }) =>
    `${contents} documentos emitidos: ${sealed} respostas cifradas agora, ${resealed} trocadas de chave, ${contents - sealed - resealed - failed.size} já estavam em dia.`,
  one: 'respostas do documento',
  several: (count) => `as respostas de ${count} documentos emitidos`,
});

/** Everything in the database that is sealed: rotate-keys and restore bring it under another key, and nothing else of it is known to them. */
export const sealedKinds: readonly SealedKind[] = [
  issuedAnswers,
  kind({
    columns: { exam_records: ['result'] },
    reseal: (db, keys) => resealResults(db, keys),
    told: ({ results, resealed }) => `${results} resultados de exames: ${resealed} cifrados de novo.`,
    one: 'resultado do exame',
    several: (count) => `os resultados de ${count} exames`,
  }),
  kind({
    columns: { exam_records: ['finding'] },
    reseal: resealFindings,
    told: ({ all, resealed }) => `${all} valores de exames: ${resealed} cifrados de novo.`,
    one: 'valor do exame',
    several: (count) => `os valores de ${count} exames`,
  }),
  kind({
    columns: { month_findings: ['content'] },
    reseal: resealMonthFindings,
    told: ({ all, resealed }) => `${all} meses de exames abertos juntos: ${resealed} cifrados de novo.`,
    one: 'mês de exames',
    several: (count) => `${count} meses de exames`,
  }),
  kind({
    columns: { exam_results: ['content'] },
    reseal: resealResultContents,
    told: ({ all, resealed }) => `${all} resultados recebidos: ${resealed} cifrados de novo.`,
    one: 'resultado recebido',
    several: (count) => `${count} resultados recebidos`,
  }),
  kind({
    columns: { absences: ['cause'] },
    reseal: resealCauses,
    told: ({ all, resealed }) => `${all} causas de afastamentos: ${resealed} cifradas de novo.`,
    one: 'causa do afastamento',
    several: (count) => `as causas de ${count} afastamentos`,
  }),
  kind({
    columns: { absences: ['cid'] },
    reseal: resealCids,
    told: ({ all, resealed }) => `${all} CIDs de afastamentos: ${resealed} cifrados de novo.`,
    one: 'CID do afastamento',
    several: (count) => `os CIDs de ${count} afastamentos`,
  }),
  kind({
    columns: { audiograms: ['opinion'] },
    reseal: resealOpinions,
    told: ({ all, resealed }) => `${all} pareceres sobre audiogramas: ${resealed} cifrados de novo.`,
    one: 'parecer do audiograma',
    several: (count) => `os pareceres sobre ${count} audiogramas`,
  }),
  kind({
    columns: { cats: ['content'] },
    reseal: resealCats,
    told: ({ all, resealed }) => `${all} CATs: ${resealed} cifradas de novo.`,
    one: 'CAT',
    several: (count) => `${count} CATs`,
  }),
  kind({
    columns: { vaccinations: ['content'] },
    reseal: resealVaccinations,
    told: ({ all, resealed }) => `${all} registros de vacinas: ${resealed} cifrados de novo.`,
    one: 'registro de vacina',
    several: (count) => `${count} registros de vacinas`,
  }),
  kind({
    columns: { work_diseases: ['content'] },
    reseal: resealDiseases,
    told: ({ all, resealed }) => `${all} doenças do trabalho: ${resealed} cifradas de novo.`,
    one: 'doença',
    several: (count) => `${count} doenças do trabalho`,
  }),
  kind({
    columns: { work_restrictions: ['content'] },
    reseal: resealRestrictions,
    told: ({ all, resealed }) => `${all} restrições ao trabalho: ${resealed} cifradas de novo.`,
    one: 'restrição ao trabalho',
    several: (count) => `${count} restrições ao trabalho`,
  }),
  kind({
    columns: { personal_intervals: ['reason'] },
    reseal: resealReasons,
    told: ({ all, resealed }) => `${all} motivos de intervalos individuais: ${resealed} cifrados de novo.`,
    one: 'motivo do intervalo',
    several: (count) => `os motivos de ${count} intervalos individuais`,
  }),
  kind({
    columns: { privacy_requests: ['asked', 'answer'] },
    reseal: resealRequests,
    told: ({ requests, resealed }) => `${requests} pedidos de titulares: ${resealed} cifrados de novo.`,
    one: 'pedido de titular',
    several: (count) => `${count} pedidos de titulares`,
  }),
  kind({
    columns: { imports: ['details'], import_lines: ['content'] },
    reseal: resealImports,
    told: ({ imports, resealed }) => `${imports} importações: ${resealed} linhas e resumos cifrados de novo.`,
    one: 'importação',
    several: (count) => `${count} importações`,
    endsWithRestore: true,
  }),
  kind({
    columns: { webhooks: ['secret', 'former_secret'] },
    reseal: resealSecrets,
    told: ({ resealed }) => `${resealed} segredos de webhooks cifrados de novo.`,
    one: 'segredo do webhook',
    several: (count) => `os segredos de ${count} webhooks`,
  }),
  kind({
    columns: { certificates: ['pair'] },
    reseal: resealPairs,
    told: ({ resealed }) => `${resealed} certificados digitais cifrados de novo.`,
    one: 'certificado digital',
    several: (count) => `${count} certificados digitais`,
  }),
  kind({
    columns: { personal_certificates: ['file'] },
    reseal: resealFiles,
    told: ({ resealed }) => `${resealed} certificados de profissionais cifrados de novo.`,
    one: 'certificado do profissional',
    several: (count) => `${count} certificados de profissionais`,
  }),
  kind({
    columns: { cloud_signings: ['secret'] },
    reseal: resealAuthorisations,
    told: ({ resealed }) => `${resealed} autorizações de certificados em nuvem cifradas de novo.`,
    one: 'autorização de certificado em nuvem',
    several: (count) => `${count} autorizações de certificados em nuvem`,
    endsWithRestore: true,
  }),
  kind({
    columns: { esocial_batch_events: ['xml'] },
    reseal: resealEvents,
    told: ({ resealed }) => `${resealed} eventos assinados cifrados de novo.`,
    one: 'evento assinado',
    several: (count) => `${count} eventos assinados`,
  }),
  kind({
    columns: { second_factors: ['secret'], recovery_codes: ['code_hash'] },
    reseal: resealFactors,
    told: ({ resealed }) => `${resealed} segredos e códigos da verificação em duas etapas cifrados de novo.`,
    one: 'duas etapas do usuário',
    several: (count) => `as duas etapas de ${count} usuários`,
  }),
  kind({
    columns: { deliveries: ['code_hash'] },
    reseal: resealDeliveryCodes,
    told: ({ resealed }) => `${resealed} códigos de links de entrega cifrados de novo.`,
    one: 'código da entrega',
    several: (count) => `os códigos de ${count} links de entrega`,
  }),
  kind({
    columns: { idempotency_keys: ['answer'] },
    reseal: resealAnswers,
    told: ({ resealed }) => `${resealed} respostas guardadas de pedidos repetíveis cifradas de novo.`,
    one: 'resposta guardada',
    several: (count) => `${count} respostas guardadas`,
    endsWithRestore: true,
  }),
  kind({
    columns: { secrets: ['value'] },
    reseal: resealLinkSecret,
    told: ({ resealed }) => `${resealed} segredos da instalação cifrados de novo.`,
    one: 'segredo',
    several: () => 'o segredo dos links',
    endsWithRestore: true,
  }),
];
