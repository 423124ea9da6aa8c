import type { XmlElement } from 'libxml2-wasm';

/** A code of the eSocial with its words. */
export type Said = { code: string; words: string };

/** What was said of one event. */
export type EventAnswer = Said & { receipt: string | null; problems: readonly (Said & { place: string })[] };

/** What an answer to a question holds; null for what is no whole answer. */
export type Answer = Said & {
  protocol: string | null;
  waitSeconds: number | null;
  events: ReadonlyMap<string, EventAnswer>;
  /** Events that there are, by their identity, with their receipts. */
  known: ReadonlyMap<string, string>;
};

/**
 * Reads an answer of any of the services.
 * @returns null for half an answer, for what is no XML, and for a fault of the envelope
 */
export async function readAnswer(text: string): Promise<Answer | null> {
  // An answer has no document type, and what declares one may hold anything.
  if (/<!DOCTYPE/i.test(text)) return null;
  const { XmlDocument, XmlParseError } = await import('libxml2-wasm');
  let document: InstanceType<typeof XmlDocument>;
  try {
    document = XmlDocument.fromString(text);
  } catch (error) {
    if (error instanceof XmlParseError) return null;
    throw error;
  }
  try {
    const { root } = document;
    const [status] = all(root, 'status');
    const [batch] = all(root, 'retornoProcessamentoLoteEventos');
    const said = status && saidOf(status, 'cdResposta', 'descResposta');
    if (!said) return null;
    const seconds = Number(textIn(status, 'tempoEstimadoConclusao'));
    return {
      ...said,
      protocol: batch ? null : textIn(root, 'protocoloEnvio') || null,
      waitSeconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
      events: new Map(all(root, 'retornoEvento').flatMap(eventOf)),
      known: new Map(all(root, 'identificadorEvt').map((one) => [textIn(one, 'id'), textIn(one, 'nrRec')] as const)),
    };
  } finally {
    document.dispose();
  }
}

/** The element around an event's answer and the answer itself have the same name; the inner one has the identity. */
function eventOf(element: XmlElement): [string, EventAnswer][] {
  const id = element.attr('Id')?.value;
  const [processing] = all(element, 'processamento');
  if (!id || !processing) return [];
  const said = saidOf(processing, 'cdResposta', 'descResposta');
  if (!said) return [];
  const problems = all(processing, 'ocorrencia').map((one) => {
    const { code, words } = saidOf(one, 'codigo', 'descricao') ?? { code: '', words: '' };
    return { code, words, place: textIn(one, 'localizacao') };
  });
  const [receipt] = all(element, 'recibo');
  return [[id, { ...said, problems, receipt: receipt ? textIn(receipt, 'nrRecibo') || null : null }]];
}

function saidOf(element: XmlElement, code: string, words: string): Said | null {
  const found = textIn(element, code);
  return /^\d+$/.test(found) ? { code: found, words: textIn(element, words).slice(0, 2_048) } : null;
}

function textIn(element: XmlElement, name: string): string {
  return all(element, name)[0]?.content.trim() ?? '';
}

function all(element: XmlElement, name: string): XmlElement[] {
  return element.find(`descendant-or-self::*[local-name()='${name}']`) as XmlElement[];
}
