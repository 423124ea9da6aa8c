/** An element: its name, and its text or its children; what is null is left out. */
export type XmlElement = { name: string; value: string | readonly (XmlElement | null)[] };

/** An element with a text, or null where there is none: an empty element is no answer to the eSocial. */
export function text(name: string, value: string): XmlElement | null {
  return value === '' ? null : { name, value };
}

/** An element with others in their order. */
export function group(name: string, ...value: (XmlElement | null)[]): XmlElement {
  return { name, value };
}

/** Whether XML 1.0 has a character: one that it lacks would make the whole event unreadable. */
function isWritable(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0x20
    ? (code < 0xd800 || code > 0xdfff) && code !== 0xfffe && code !== 0xffff
    : /[\t\n\r]/.test(character);
}

/**
 * An event as XML: one namespace on the root and nothing else declared, without blanks between the elements, so that what is signed is
 * what is read.
 * @param namespace of the type of event and its version
 * @param name the element of the event, which has the Id
 */
export function eventXml(
  { namespace, name, id }: { namespace: string; name: string; id: string },
  parts: readonly XmlElement[],
) {
  const body = parts.map(written).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><eSocial xmlns="${namespace}"><${name} Id="${escaped(id)}">${body}</${name}></eSocial>`;
}

function written({ name, value }: XmlElement): string {
  const inner = typeof value === 'string' ? escaped(value) : value.map((one) => (one ? written(one) : '')).join('');
  return `<${name}>${inner}</${name}>`;
}

function escaped(value: string): string {
  return [...value]
    .filter(isWritable)
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
