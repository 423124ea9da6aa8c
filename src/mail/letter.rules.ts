import type { MailContent } from './mail.ts';

/** A mail as it is sent. */
export type Letter = { subject: string; text: string; html: string };

/**
 * Puts what a mail says into the practice's name: as plain text, and as HTML that fetches nothing and runs nothing.
 * @param origin where the button leads, without a slash at the end
 */
export function letterOf({ subject, lines, button }: MailContent, practice: string, origin: string): Letter {
  const url = button && `${origin}${button.path}`;
  const footer = `${practice} · mensagem automática do Zelo. Não é preciso responder.`;
  const text = [...lines, ...(button ? [`${button.label}:\n${url}`] : []), `-- \n${footer}`].join('\n\n');
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escaped(line)}</p>`);
  const link =
    button && url
      ? [
          `<p style="margin:24px 0"><a href="${escaped(url)}" style="${buttonStyle}">${escaped(button.label)}</a></p>`,
          `<p style="margin:0 0 16px;font-size:13px;color:#52606d">Se o botão não abrir, copie este endereço no navegador:<br>${breakable(url)}</p>`,
        ]
      : [];
  const html = [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escaped(oneLine(subject))}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f5f7fa;color:#16202b;font:16px/1.5 sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e4e7eb;border-radius:8px">',
    `<p style="margin:0 0 24px;font-size:18px;font-weight:bold">${escaped(practice)}</p>`,
    ...paragraphs,
    ...link,
    `<p style="margin:24px 0 0;font-size:13px;color:#52606d">${escaped(footer)}</p>`,
    '</div></body></html>',
  ].join('\n');
  return { subject: oneLine(subject), text: `${text}\n`, html };
}

/** Text for a header: names are typed by people, and a line break would begin another header. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

/** An address that may go on in the next line where eight characters are left for it, never at its last one. */
function breakable(url: string): string {
  const parts = url.match(/.{8}(?=.{8})|.+/gu) ?? [];
  return parts.map(escaped).join('<wbr>');
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;background:#0b6e63;color:#fff;border-radius:6px;text-decoration:none;font-weight:bold';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
