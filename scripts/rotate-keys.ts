import { resealCauses } from '../src/absences/reseal-causes.server.ts';
import { resealAnswers } from '../src/access/idempotency.server.ts';
import type { Config } from '../src/app/config.server.ts';
import { resealOpinions } from '../src/audiograms/sealed-opinion.server.ts';
import { resealFiles } from '../src/certificates/personal/sealed-file.server.ts';
import { resealPairs } from '../src/certificates/sealed-pair.server.ts';
import { resealDiseases } from '../src/diseases/sealed-disease.server.ts';
import { resealDeliveryCodes } from '../src/documents/deliveries/sealed-code.server.ts';
import { resealContents } from '../src/documents/issued/issuing/reseal.server.ts';
import { resealCats } from '../src/esocial/cats/sealed-cat.server.ts';
import { resealEvents } from '../src/esocial/sending/sealed-event.server.ts';
import { resealFindings } from '../src/exams/finding/sealed-finding.server.ts';
import { resealResults } from '../src/exams/reseal-results.server.ts';
import { resealImports } from '../src/imports/reseal-imports.server.ts';
import { resealSecrets } from '../src/outbox/webhook-secret.server.ts';
import { resealReasons } from '../src/personal-intervals/reseal-reasons.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { migrationsOf, refuseNewer } from '../src/platform/database/migrate.server.ts';
import type { EncryptionKeys } from '../src/platform/storage/encryption-keys.server.ts';
import { rotateKeys } from '../src/platform/storage/key-rotation.server.ts';
import { keepOnlyKey } from '../src/platform/storage/keys/known-keys.server.ts';
import { overwritten } from '../src/platform/storage/keys/overwritten.server.ts';
import { resealLinkSecret } from '../src/platform/storage/link-secret.server.ts';
import { resealRequests } from '../src/privacy-requests/reseal-words.server.ts';
import { resealFactors } from '../src/sign-in/second-factor/sealed-factors.server.ts';
import { existingInstallation, runCommand } from './installation.ts';

/**
 * npm run rotate-keys: every file of the data folder, the answers of every issued document, the results of exams, causes of absences, reasons of personal intervals, opinions on audiograms, what is kept of
 * imports, whatever opens something (secrets of webhooks, of authenticator apps and of links) and digital certificates, under the first of ENCRYPTION_KEYS, while the server runs.
 */

await runCommand(async () => {
  const { config, db } = await existingInstallation();
  if (config.encryptionKeys.length === 0) {
    throw new Error('ENCRYPTION_KEYS não está definida: não há chave com que cifrar.');
  }
  await refuseNewer(await migrationsOf(db));
  // What was in clear is not to be found in the file afterwards.
  const {
    answers,
    exams,
    findings,
    causes,
    reasons,
    opinions,
    cats,
    diseases,
    requests,
    imports,
    secrets,
    pairs,
    personal,
    signed,
    factors,
    codes,
    kept,
    links,
  } = await overwritten(db, () => resealAll(db, config.encryptionKeys));
  const already = answers.contents - answers.sealed - answers.resealed - answers.failed.size;
  console.log(
    `${answers.contents} documentos emitidos: ${answers.sealed} respostas cifradas agora, ${answers.resealed} trocadas de chave, ${already} já estavam em dia.`,
  );
  for (const [id, { message }] of answers.failed) console.error(`respostas do documento ${id}: ${message}`);
  console.log(`${exams.results} resultados de exames: ${exams.resealed} cifrados de novo.`);
  for (const [id, { message }] of exams.failed) console.error(`resultado do exame ${id}: ${message}`);
  console.log(`${findings.all} valores de exames: ${findings.resealed} cifrados de novo.`);
  for (const [id, { message }] of findings.failed) console.error(`valor do exame ${id}: ${message}`);
  console.log(`${causes.all} causas de afastamentos: ${causes.resealed} cifradas de novo.`);
  for (const [id, { message }] of causes.failed) console.error(`causa do afastamento ${id}: ${message}`);
  console.log(`${opinions.all} pareceres sobre audiogramas: ${opinions.resealed} cifrados de novo.`);
  for (const [id, { message }] of opinions.failed) console.error(`parecer do audiograma ${id}: ${message}`);
  console.log(`${cats.all} CATs: ${cats.resealed} cifradas de novo.`);
  for (const [id, { message }] of cats.failed) console.error(`CAT ${id}: ${message}`);
  console.log(`${diseases.all} doenças do trabalho: ${diseases.resealed} cifradas de novo.`);
  for (const [id, { message }] of diseases.failed) console.error(`doença ${id}: ${message}`);
  console.log(`${reasons.all} motivos de intervalos individuais: ${reasons.resealed} cifrados de novo.`);
  for (const [id, { message }] of reasons.failed) console.error(`motivo do intervalo ${id}: ${message}`);
  console.log(`${requests.requests} pedidos de titulares: ${requests.resealed} cifrados de novo.`);
  for (const [id, { message }] of requests.failed) console.error(`pedido de titular ${id}: ${message}`);
  console.log(`${imports.imports} importações: ${imports.resealed} linhas e resumos cifrados de novo.`);
  for (const [id, { message }] of imports.failed) console.error(`importação ${id}: ${message}`);
  console.log(`${secrets.resealed} segredos de webhooks cifrados de novo.`);
  for (const [id, { message }] of secrets.failed) console.error(`segredo do webhook ${id}: ${message}`);
  console.log(`${pairs.resealed} certificados digitais cifrados de novo.`);
  for (const [id, { message }] of pairs.failed) console.error(`certificado digital ${id}: ${message}`);
  console.log(`${personal.resealed} certificados de profissionais cifrados de novo.`);
  for (const [id, { message }] of personal.failed) console.error(`certificado do profissional ${id}: ${message}`);
  console.log(`${signed.resealed} eventos assinados cifrados de novo.`);
  for (const [id, { message }] of signed.failed) console.error(`evento assinado ${id}: ${message}`);
  console.log(`${factors.resealed} segredos e códigos da verificação em duas etapas cifrados de novo.`);
  for (const [id, { message }] of factors.failed) console.error(`duas etapas do usuário ${id}: ${message}`);
  console.log(`${codes.resealed} códigos de links de entrega cifrados de novo.`);
  for (const [id, { message }] of codes.failed) console.error(`código da entrega ${id}: ${message}`);
  console.log(`${kept.resealed} respostas guardadas de pedidos repetíveis cifradas de novo.`);
  for (const [id, { message }] of kept.failed) console.error(`resposta guardada ${id}: ${message}`);
  for (const [id, { message }] of links.failed) console.error(`segredo ${id}: ${message}`);
  const files = await rotateFiles(config);
  const failed = [
    ...(answers.failed.size > 0 ? [`As respostas de ${answers.failed.size} documentos emitidos`] : []),
    ...(exams.failed.size > 0 ? [`os resultados de ${exams.failed.size} exames`] : []),
    ...(findings.failed.size > 0 ? [`os valores de ${findings.failed.size} exames`] : []),
    ...(causes.failed.size > 0 ? [`as causas de ${causes.failed.size} afastamentos`] : []),
    ...(diseases.failed.size > 0 ? [`${diseases.failed.size} doenças do trabalho`] : []),
    ...(opinions.failed.size > 0 ? [`os pareceres sobre ${opinions.failed.size} audiogramas`] : []),
    ...(reasons.failed.size > 0 ? [`os motivos de ${reasons.failed.size} intervalos individuais`] : []),
    ...(requests.failed.size > 0 ? [`${requests.failed.size} pedidos de titulares`] : []),
    ...(imports.failed.size > 0 ? [`${imports.failed.size} importações`] : []),
    ...(secrets.failed.size > 0 ? [`os segredos de ${secrets.failed.size} webhooks`] : []),
    ...(pairs.failed.size > 0 ? [`${pairs.failed.size} certificados digitais`] : []),
    ...(personal.failed.size > 0 ? [`${personal.failed.size} certificados de profissionais`] : []),
    ...(signed.failed.size > 0 ? [`${signed.failed.size} eventos assinados`] : []),
    ...(factors.failed.size > 0 ? [`as duas etapas de ${factors.failed.size} usuários`] : []),
    ...(codes.failed.size > 0 ? [`os códigos de ${codes.failed.size} links de entrega`] : []),
    ...(kept.failed.size > 0 ? [`${kept.failed.size} respostas guardadas`] : []),
    ...(links.failed.size > 0 ? ['o segredo dos links'] : []),
    ...(files > 0 ? [`${files} arquivos`] : []),
  ];
  if (failed.length === 0) await keepOnlyKey(db, config.encryptionKeys);
  await db.destroy();
  if (failed.length > 0) throw new Error(`${failed.join(' e ')} ficaram como estavam.`);
  console.log(
    `Todos estão sob a chave ${config.encryptionKeys[0]?.id}. As outras só abrem cópias de segurança antigas.`,
  );
});

/** @returns how many files could not be opened */
async function rotateFiles(config: Config): Promise<number> {
  if (config.s3) {
    console.log('Com S3_* os arquivos estão no armazenamento, que tem a sua própria criptografia.');
    return 0;
  }
  const { files, sealed, resealed, failed } = await rotateKeys({
    dataDir: config.dataDir,
    keys: config.encryptionKeys,
  });
  const already = files - sealed - resealed - failed.size;
  console.log(
    `${files} arquivos: ${sealed} cifrados agora, ${resealed} trocados de chave, ${already} já estavam em dia.`,
  );
  for (const [place, reason] of failed) console.error(`${place}: ${reason}`);
  return failed.size;
}

/** Everything in the database that is sealed, one kind after the other. */
async function resealAll(db: Database, keys: EncryptionKeys) {
  return {
    answers: await resealContents(db, keys),
    exams: await resealResults(db, keys),
    findings: await resealFindings(db, keys),
    causes: await resealCauses(db, keys),
    reasons: await resealReasons(db, keys),
    opinions: await resealOpinions(db, keys),
    cats: await resealCats(db, keys),
    diseases: await resealDiseases(db, keys),
    requests: await resealRequests(db, keys),
    imports: await resealImports(db, keys),
    secrets: await resealSecrets(db, keys),
    pairs: await resealPairs(db, keys),
    personal: await resealFiles(db, keys),
    signed: await resealEvents(db, keys),
    factors: await resealFactors(db, keys),
    codes: await resealDeliveryCodes(db, keys),
    kept: await resealAnswers(db, keys),
    links: await resealLinkSecret(db, keys),
  };
}
