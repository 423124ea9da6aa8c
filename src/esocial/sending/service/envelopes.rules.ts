/** Whose events they are, and who transmits them. */
export type Party = { type: string; number: string };

const soap = 'http://schemas.xmlsoap.org/soap/envelope/';
const base = 'http://www.esocial.gov.br/servicos/empregador';
const schemas = 'http://www.esocial.gov.br/schema';

/** The operations of the services, by their WSDL: where, by which action, and in which elements a message stands. */
const operations = {
  send: {
    namespace: `${base}/lote/eventos/envio/v1_1_0`,
    action: 'ServicoEnviarLoteEventos/EnviarLoteEventos',
    element: 'EnviarLoteEventos',
    part: 'loteEventos',
  },
  ask: {
    namespace: `${base}/lote/eventos/envio/consulta/retornoProcessamento/v1_1_0`,
    action: 'ServicoConsultarLoteEventos/ConsultarLoteEventos',
    element: 'ConsultarLoteEventos',
    part: 'consulta',
  },
  find: {
    namespace: `${base}/consulta/identificadores-eventos/v1_0_0`,
    action: 'ServicoConsultarIdentificadoresEventos/ConsultarIdentificadoresEventosTrabalhador',
    element: 'ConsultarIdentificadoresEventosTrabalhador',
    part: 'consultaEventosTrabalhador',
  },
} as const;

export type Operation = keyof typeof operations;

/** A message in its envelope, with the action that names it. */
export function enveloped(operation: Operation, message: string): { action: string; body: string } {
  const { namespace, action, element, part } = operations[operation];
  const inner = `<v1:${element}><v1:${part}>${withoutDeclaration(message)}</v1:${part}></v1:${element}>`;
  const body = `<?xml version="1.0" encoding="UTF-8"?><soapenv:Envelope xmlns:soapenv="${soap}" xmlns:v1="${namespace}"><soapenv:Header/><soapenv:Body>${inner}</soapenv:Body></soapenv:Envelope>`;
  return { action: `${namespace}/${action}`, body };
}

/** The group of events that are neither tables nor of a period: all of safety and health, and exclusions. */
const notPeriodic = '2';

/** A batch: events as they were signed, byte for byte, each under its identity. */
export function batchMessage(
  employer: Party,
  transmitter: Party,
  events: readonly { eventId: string; xml: string }[],
): string {
  const inside = events
    .map(({ eventId, xml }) => `<evento Id="${eventId}">${withoutDeclaration(xml)}</evento>`)
    .join('');
  return `<eSocial xmlns="${schemas}/lote/eventos/envio/v1_1_1"><envioLoteEventos grupo="${notPeriodic}"><ideEmpregador>${partyXml(employer)}</ideEmpregador><ideTransmissor>${partyXml(transmitter)}</ideTransmissor><eventos>${inside}</eventos></envioLoteEventos></eSocial>`;
}

/** Asks what became of a batch. */
export function askMessage(protocol: string): string {
  return `<eSocial xmlns="${schemas}/lote/eventos/envio/consulta/retornoProcessamento/v1_0_0"><consultaLoteEventos><protocoloEnvio>${protocol}</protocoloEnvio></consultaLoteEventos></eSocial>`;
}

/** Asks which events of a worker there are; to be signed. */
export function findMessage(employer: Party, cpf: string, { from, until }: { from: string; until: string }): string {
  return `<eSocial xmlns="${schemas}/consulta/identificadores-eventos/trabalhador/v1_0_0"><consultaIdentificadoresEvts><ideEmpregador>${partyXml(employer)}</ideEmpregador><consultaEvtsTrabalhador><cpfTrab>${cpf}</cpfTrab><dtIni>${from}</dtIni><dtFim>${until}</dtFim></consultaEvtsTrabalhador></consultaIdentificadoresEvts></eSocial>`;
}

/** Whose an event is, as it says itself. */
export function employerOf(xml: string): Party {
  const [, type = '', number = ''] =
    /<ideEmpregador><tpInsc>(\d)<\/tpInsc><nrInsc>([0-9A-Z]+)<\/nrInsc>/.exec(xml) ?? [];
  return { type, number };
}

/** The worker whom an event is about. */
export function workerOf(xml: string): string {
  return /<cpfTrab>(\d{11})<\/cpfTrab>/.exec(xml)?.[1] ?? '';
}

function partyXml({ type, number }: Party): string {
  return `<tpInsc>${type}</tpInsc><nrInsc>${number}</nrInsc>`;
}

function withoutDeclaration(xml: string): string {
  return xml.replace(/^<\?xml[^>]*\?>/, '');
}
