import { mailFailureLabels } from '../mail/mail.labels.ts';

/** What each kind of job is called on screen; a test sees to it that each has its line. */
export const kindLabels: Readonly<Record<string, string>> = {
  'absence-turns': 'Olhar os afastamentos de um novo dia',
  'access-link-request': 'Enviar link de acesso',
  'annual-reports-due': 'Avisar dos relatórios analíticos que vão vencer',
  'api-token-expiry': 'Avisar de chaves de API que vão vencer',
  bundle: 'Reunir ASOs em um arquivo',
  'clean-up': 'Apagar o que venceu',
  'cloud-signing': 'Assinar com um certificado em nuvem',
  'counted-sign-ins': 'Registrar entradas que falharam',
  'counted-verifications': 'Registrar verificações de documentos',
  'daily-mails': 'Enviar os resumos do dia por e-mail',
  'due-dates': 'Recalcular os vencimentos de uma empresa',
  'due-dates-day': 'Recalcular os vencimentos de programas que começam',
  'calibration-ending': 'Avisar das calibrações que vão vencer',
  'certificate-expiry': 'Avisar dos certificados digitais que vão vencer',
  'esocial-batch': 'Assinar e enviar um lote ao eSocial',
  'esocial-day': 'Avisar dos prazos do eSocial',
  'esocial-events': 'Fazer e conferir os eventos do eSocial de uma empresa',
  'exam-months': 'Somar os exames de cada mês',
  'finish-issue': 'Preparar o arquivo de um documento emitido',
  'import-check': 'Conferir uma planilha',
  'import-write': 'Gravar uma planilha',
  mail: 'Enviar e-mail',
  'privacy-requests-due': 'Avisar de pedidos de titulares que vão vencer',
  'referral-reminders': 'Lembrar dos atendimentos do dia seguinte',
  'signature-stamp': 'Carimbar uma assinatura e guardar com que ela é validada',
  'trail-anchor': 'Guardar fora a âncora da auditoria',
  webhook: 'Avisar outro sistema',
};

/** Why a task was set aside, by the word that was written down. */
const reasonLabels: Readonly<Record<string, string>> = {
  ...mailFailureLabels,
  'another-under-way': 'A empresa tem outro arquivo em preparo.',
  ECONNREFUSED: 'O outro servidor recusou a conexão.',
  ECONNRESET: 'O outro servidor encerrou a conexão.',
  ETIMEDOUT: 'O outro servidor não respondeu a tempo.',
  ENOTFOUND: 'O endereço do outro servidor não existe.',
  ENOSPC: 'Não há espaço no disco.',
  'certificate-revoked':
    'O certificado de quem assinou já estava revogado na hora do carimbo: avise quem emitiu o documento.',
  'certificate-stamp-revoked': 'O certificado do serviço de carimbo do tempo já estava revogado: fale com o serviço.',
  interrupted: 'O servidor foi interrompido em cada tentativa.',
  ENCRYPTION_KEY_MISSING: 'A chave com que as respostas foram cifradas não está em ENCRYPTION_KEYS.',
  FILE_ALTERED: 'O que foi guardado está alterado ou danificado.',
  'no-revocation-list': 'Uma lista de revogação não respondeu, ou uma raiz não está mais em ICP_BRASIL_DIR.',
  'no-time-stamp': 'O serviço de carimbo do tempo não respondeu, ou o carimbo não confere.',
  'unreadable-files': 'Nenhum dos arquivos pôde ser lido.',
  'unknown-kind': 'Foi deixada por outra versão do Zelo.',
  'unknown-payload': 'Foi deixada por outra versão do Zelo.',
};

/** What a kind of task is called; one of another version of the program stays as it is. */
export function kindLabel(kind: string): string {
  return Object.hasOwn(kindLabels, kind) ? (kindLabels[kind] ?? kind) : kind;
}

/** Why a task was set aside, in a sentence; a word that nobody foresaw stands in it, for whoever looks into the log. */
export function reasonLabel(reason: string): string {
  const label = Object.hasOwn(reasonLabels, reason) ? reasonLabels[reason] : undefined;
  return label ?? `Erro inesperado (${reason}).`;
}
