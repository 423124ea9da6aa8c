/** What the service has made of an event. */
export type Judged = {
  id: string;
  verdict: 'accepted' | 'warned' | 'refused';
  receipt: string | null;
  isDuplicate: boolean;
};

const schema = 'http://www.esocial.gov.br/schema';
const at = '2026-11-27T10:00:00.000';

const status = (code: string) =>
  `<status><cdResposta>${code}</cdResposta><descResposta>${words[code] ?? 'Resposta'}</descResposta></status>`;

const words: Readonly<Record<string, string>> = {
  '101': 'Lote Aguardando Processamento',
  '201': 'Lote recebido com sucesso',
  '301': 'Erro Servidor eSocial',
  '404': 'Lote Incorreto - Erro Certificado',
  '504': 'Solicitação de Consulta Incorreta - Erro Certificado',
};

/** The words by which the service refuses an event. */
export const refusal = 'O empregador não tem este vínculo.';

export function answerToSending(code: string, protocol: string | null): string {
  const received = protocol
    ? `<dadosRecepcaoLote><dhRecepcao>${at}</dhRecepcao><versaoAplicativoRecepcao>1</versaoAplicativoRecepcao><protocoloEnvio>${protocol}</protocoloEnvio></dadosRecepcaoLote>`
    : '';
  return `<eSocial xmlns="${schema}/lote/eventos/envio/retornoEnvio/v1_1_0"><retornoEnvioLoteEventos>${status(code)}${received}</retornoEnvioLoteEventos></eSocial>`;
}

export function answerToAsking(code: string, events: readonly Judged[]): string {
  const inside = events.map(eventAnswer).join('');
  return `<eSocial xmlns="${schema}/lote/eventos/envio/retornoProcessamento/v1_3_0"><retornoProcessamentoLoteEventos>${status(code)}${inside && `<retornoEventos>${inside}</retornoEventos>`}</retornoProcessamentoLoteEventos></eSocial>`;
}

function eventAnswer({ id, verdict, receipt, isDuplicate }: Judged): string {
  const code = { accepted: '201', warned: '202', refused: '401' }[verdict];
  const number = verdict === 'refused' && isDuplicate ? '106' : '401';
  const kind = verdict === 'warned' ? '2' : '1';
  const problem =
    verdict === 'accepted'
      ? ''
      : `<ocorrencias><ocorrencia><tipo>${kind}</tipo><codigo>${number}</codigo><descricao>${refusal}</descricao><localizacao>/eSocial/evtMonit/ideVinculo</localizacao></ocorrencia></ocorrencias>`;
  const got = receipt ? `<recibo><nrRecibo>${receipt}</nrRecibo><hash>AA==</hash></recibo>` : '';
  return `<evento Id="${id}"${isDuplicate && receipt ? ' evtDupl="true"' : ''}><retornoEvento><eSocial xmlns="${schema}/evt/retornoEvento/v1_2_1"><retornoEvento Id="${id}"><processamento><cdResposta>${code}</cdResposta><descResposta>${verdict}</descResposta><versaoAppProcessamento>1</versaoAppProcessamento><dhProcessamento>${at}</dhProcessamento>${problem}</processamento>${got}</retornoEvento></eSocial></retornoEvento></evento>`;
}

export function answerToFinding(code: string, events: readonly Judged[]): string {
  const inside = events
    .map(({ id, receipt }) => `<identificadorEvt><id>${id}</id><nrRec>${receipt}</nrRec></identificadorEvt>`)
    .join('');
  return `<eSocial xmlns="${schema}/consulta/identificadores-eventos/retorno/v1_0_0"><retornoConsultaIdentificadoresEvts>${status(code)}<retornoIdentificadoresEvts><qtdeTotEvtsConsulta>${events.length}</qtdeTotEvtsConsulta>${inside && `<identificadoresEvts>${inside}</identificadoresEvts>`}</retornoIdentificadoresEvts></retornoConsultaIdentificadoresEvts></eSocial>`;
}

/** As the services put it into an envelope. */
export function inEnvelope(operation: string, message: string): string {
  return `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><${operation}Response xmlns="urn:answer"><${operation}Result>${message}</${operation}Result></${operation}Response></s:Body></s:Envelope>`;
}
