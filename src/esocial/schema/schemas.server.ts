import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How the official files find one another: by names that lead to no disk and no network. */
const inMemory = 'esocial/';

/** A signature that the schema takes: what is not signed yet is checked with it, for the official schema wants one. */
const unsigned =
  '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"/><SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/><Reference URI=""><Transforms><Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/></Transforms><DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><DigestValue>AA==</DigestValue></Reference></SignedInfo><SignatureValue>AA==</SignatureValue><KeyInfo><X509Data><X509Certificate>AA==</X509Certificate></X509Data></KeyInfo></Signature>';

/**
 * Reads a package of official schemas; each is compiled when an event first needs it, and kept.
 * @param folder with `tipos.xsd`, `evtMonit.xsd` and the like
 * @returns what checks an event: the names of the elements and attributes that the schema refuses, none for a valid one; never a value, which may be
 *   somebody's health. It throws for a schema that is not there and for what is no XML
 */
export async function openSchemas(folder: string): Promise<(schema: string, xml: string) => string[]> {
  const { XmlBufferInputProvider, XmlDocument, XmlValidateError, XsdValidator, xmlRegisterInputProvider } =
    await import('libxml2-wasm');
  const names = readdirSync(folder).filter((name) => name.endsWith('.xsd'));
  const files = Object.fromEntries(names.map((name) => [`${inMemory}${name}`, readFileSync(join(folder, name))]));
  xmlRegisterInputProvider(new XmlBufferInputProvider(files));
  const compiled = new Map<string, InstanceType<typeof XsdValidator>>();

  function validatorOf(schema: string) {
    const known = compiled.get(schema);
    if (known) return known;
    const url = `${inMemory}${schema}`;
    const file = files[url];
    if (!file) throw new Error(`no schema ${schema} in the package`);
    const document = XmlDocument.fromBuffer(file, { url });
    const validator = XsdValidator.fromDoc(document);
    compiled.set(schema, validator);
    return validator;
  }

  return (schema, xml) => {
    const whole = xml.includes('<Signature ') ? xml : xml.replace(/<\/eSocial>$/, `${unsigned}</eSocial>`);
    const document = XmlDocument.fromString(whole);
    try {
      validatorOf(schema).validate(document);
      return [];
    } catch (error) {
      if (!(error instanceof XmlValidateError)) throw error;
      return [...new Set(error.details.map(({ message }) => placeIn(message)))];
    } finally {
      document.dispose();
    }
  };
}

/** Which element, and which attribute of it, a message is about, without the rest of the message. */
function placeIn(message: string): string {
  const [, element = '?'] = /^Element '(?:\{[^}]*\})?([^']+)'/.exec(message) ?? [];
  const [, attribute] = /attribute '(?:\{[^}]*\})?([^']+)'/.exec(message) ?? [];
  return attribute ? `${element}@${attribute}` : element;
}
