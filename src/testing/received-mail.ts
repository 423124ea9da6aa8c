/** A mail as it came in: its headers, and its parts as people see them. */
export type ReceivedMail = {
  to: string[];
  source: string;
  headers: Record<string, string>;
  text: string;
  html: string;
  /** Where its button leads, without the public address; empty without one. */
  path: string;
};

/** Reads a mail of two parts, as RFC 5322 and RFC 2045 write it. */
export function readMail(sent: string, to: string[]): ReceivedMail {
  const source = sent.replaceAll('\r\n', '\n');
  const [headers, body] = halves(source);
  const boundary = /boundary="?([^";]+)"?/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => halves(part.replace(/^\n/, '')));
  const partOf = (type: string) => {
    const found = parts.find(([head]) => head['content-type']?.startsWith(type));
    return found ? decoded(found[1], found[0]['content-transfer-encoding'] ?? '') : '';
  };
  const text = partOf('text/plain');
  return {
    to,
    source,
    headers,
    text,
    html: partOf('text/html'),
    path: /https?:\/\/[^/\s]+(\/\S*)/.exec(text)?.[1] ?? '',
  };
}

function halves(text: string): [Record<string, string>, string] {
  const at = text.search(/\n\n/);
  const lines = text
    .slice(0, at)
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n/);
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
    }),
  );
  return [headers, text.slice(at).trim()];
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? quoted(body.replace(/=\n/g, '')) : body;
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Encoded words of a header (RFC 2047). */
function words(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(content, 'base64').toString('utf8')
        : quoted(content.replaceAll('_', ' ')),
    );
}
