import { sealedCauses, sealedCids } from '../../absences/causes/sealed-cause.server.ts';
import { sealedAnswers } from '../../access/idempotency.server.ts';
import { sealedOpinions } from '../../audiograms/sealed-opinion.server.ts';
import { sealedFiles } from '../../certificates/personal/sealed-file.server.ts';
import { sealedPairs } from '../../certificates/sealed-pair.server.ts';
import { sealedDiseases } from '../../diseases/sealed-disease.server.ts';
import { sealedCodes } from '../../documents/deliveries/sealed-code.server.ts';
import { resealContents } from '../../documents/issued/issuing/reseal.server.ts';
import { sealedAuthorisations } from '../../documents/signatures/cloud/sealed-authorisation.server.ts';
import { sealedCats } from '../../esocial/cats/sealed-cat.server.ts';
import { sealedEvents } from '../../esocial/sending/sealed-event.server.ts';
import { sealedMonthFindings } from '../../exams/counting/month-findings-lookups.server.ts';
import { sealedFindings } from '../../exams/finding/sealed-finding.server.ts';
import { sealedResultContents } from '../../exams/received/sealed-content.server.ts';
import { sealedResults } from '../../exams/sealed-result.server.ts';
import { resealImports } from '../../imports/reseal-imports.server.ts';
import { sealedFormerSecrets, sealedSecrets } from '../../outbox/webhook-secret.server.ts';
import { sealedReasons } from '../../personal-intervals/sealed-reason.server.ts';
import type { Database } from '../../platform/database/database.server.ts';
import type { EncryptionKeys } from '../../platform/storage/encryption-keys.server.ts';
import { resealLinkSecret } from '../../platform/storage/link-secret.server.ts';
import type { SealedColumn } from '../../platform/storage/notes/sealed-column.server.ts';
import { sealedWords } from '../../privacy-requests/sealed-words.server.ts';
import { sealedRestrictions } from '../../restrictions/sealed-restriction.server.ts';
import { resealFactors } from '../../sign-in/second-factor/sealed-factors.server.ts';
import { sealedVaccinations } from '../../vaccinations/sealed-vaccination.server.ts';

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

/** A kind that is one column. */
function columnOf({ table, column, reseal }: Pick<SealedColumn, 'table' | 'column' | 'reseal'>) {
  return { columns: { [table]: [column] }, reseal };
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
    ...columnOf(sealedResults),
    told: ({ all, resealed }) => `${all} resultados de exames: ${resealed} cifrados de novo.`,
    one: 'resultado do exame',
    several: (count) => `os resultados de ${count} exames`,
  }),
  kind({
    ...columnOf(sealedFindings),
    told: ({ all, resealed }) => `${all} valores de exames: ${resealed} cifrados de novo.`,
    one: 'valor do exame',
    several: (count) => `os valores de ${count} exames`,
  }),
  kind({
    ...columnOf(sealedMonthFindings),
    told: ({ all, resealed }) => `${all} meses de exames abertos juntos: ${resealed} cifrados de novo.`,
    one: 'mês de exames',
    several: (count) => `${count} meses de exames`,
  }),
  kind({
    ...columnOf(sealedResultContents),
    told: ({ all, resealed }) => `${all} resultados recebidos: ${resealed} cifrados de novo.`,
    one: 'resultado recebido',
    several: (count) => `${count} resultados recebidos`,
  }),
  kind({
    ...columnOf(sealedCauses),
    told: ({ all, resealed }) => `${all} causas de afastamentos: ${resealed} cifradas de novo.`,
    one: 'causa do afastamento',
    several: (count) => `as causas de ${count} afastamentos`,
  }),
  kind({
    ...columnOf(sealedCids),
    told: ({ all, resealed }) => `${all} CIDs de afastamentos: ${resealed} cifrados de novo.`,
    one: 'CID do afastamento',
    several: (count) => `os CIDs de ${count} afastamentos`,
  }),
  kind({
    ...columnOf(sealedOpinions),
    told: ({ all, resealed }) => `${all} pareceres sobre audiogramas: ${resealed} cifrados de novo.`,
    one: 'parecer do audiograma',
    several: (count) => `os pareceres sobre ${count} audiogramas`,
  }),
  kind({
    ...columnOf(sealedCats),
    told: ({ all, resealed }) => `${all} CATs: ${resealed} cifradas de novo.`,
    one: 'CAT',
    several: (count) => `${count} CATs`,
  }),
  kind({
    ...columnOf(sealedVaccinations),
    told: ({ all, resealed }) => `${all} registros de vacinas: ${resealed} cifrados de novo.`,
    one: 'registro de vacina',
    several: (count) => `${count} registros de vacinas`,
  }),
  kind({
    ...columnOf(sealedDiseases),
    told: ({ all, resealed }) => `${all} doenças do trabalho: ${resealed} cifradas de novo.`,
    one: 'doença',
    several: (count) => `${count} doenças do trabalho`,
  }),
  kind({
    ...columnOf(sealedRestrictions),
    told: ({ all, resealed }) => `${all} restrições ao trabalho: ${resealed} cifradas de novo.`,
    one: 'restrição ao trabalho',
    several: (count) => `${count} restrições ao trabalho`,
  }),
  kind({
    ...columnOf(sealedReasons),
    told: ({ all, resealed }) => `${all} motivos de intervalos individuais: ${resealed} cifrados de novo.`,
    one: 'motivo do intervalo',
    several: (count) => `os motivos de ${count} intervalos individuais`,
  }),
  kind({
    ...columnOf(sealedWords.asked),
    told: ({ all, resealed }) => `${all} pedidos de titulares: ${resealed} cifrados de novo.`,
    one: 'pedido de titular',
    several: (count) => `${count} pedidos de titulares`,
  }),
  kind({
    ...columnOf(sealedWords.answer),
    told: ({ all, resealed }) => `${all} respostas a titulares: ${resealed} cifradas de novo.`,
    one: 'resposta ao titular',
    several: (count) => `${count} respostas a titulares`,
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
    ...columnOf(sealedSecrets),
    told: ({ resealed }) => `${resealed} segredos de webhooks cifrados de novo.`,
    one: 'segredo do webhook',
    several: (count) => `os segredos de ${count} webhooks`,
  }),
  kind({
    ...columnOf(sealedFormerSecrets),
    told: ({ resealed }) => `${resealed} segredos anteriores de webhooks cifrados de novo.`,
    one: 'segredo anterior do webhook',
    several: (count) => `os segredos anteriores de ${count} webhooks`,
  }),
  kind({
    ...columnOf(sealedPairs),
    told: ({ resealed }) => `${resealed} certificados digitais cifrados de novo.`,
    one: 'certificado digital',
    several: (count) => `${count} certificados digitais`,
  }),
  kind({
    ...columnOf(sealedFiles),
    told: ({ resealed }) => `${resealed} certificados de profissionais cifrados de novo.`,
    one: 'certificado do profissional',
    several: (count) => `${count} certificados de profissionais`,
  }),
  kind({
    ...columnOf(sealedAuthorisations),
    told: ({ resealed }) => `${resealed} autorizações de certificados em nuvem cifradas de novo.`,
    one: 'autorização de certificado em nuvem',
    several: (count) => `${count} autorizações de certificados em nuvem`,
    endsWithRestore: true,
  }),
  kind({
    ...columnOf(sealedEvents),
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
    ...columnOf(sealedCodes),
    told: ({ resealed }) => `${resealed} códigos de links de entrega cifrados de novo.`,
    one: 'código da entrega',
    several: (count) => `os códigos de ${count} links de entrega`,
  }),
  kind({
    ...columnOf(sealedAnswers),
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
