import { withSignedSections } from '../paper/signed-sections.rules.ts';
import { printableText } from './characters/printable-text.rules.ts';
import type { TypesetInput } from './typeset-input.ts';

/** What paper.typ reads: the paper with its texts as they are printed, and what stands at the foot of its pages. */
export function typesetData(input: TypesetInput, image: string | null) {
  const { paper, name, issuedOn, issuer, verification } = input;
  const { image: _, ...letterhead } = paper.letterhead;
  return printable({
    paper: { ...paper, copies: paper.copies.map(withSignedSections), letterhead },
    letterhead: image,
    title: `${paper.title} – ${name}`,
    author: issuer.name,
    description: `${name}, emissão em ${issuedOn}`,
    keywords: [input.kind, name],
    name,
    issued: `emissão em ${issuedOn} por ${[issuer.name, registrationOf(issuer)].filter(Boolean).join(', ')}`,
    // Empty texts stand for no line, and no code beside the lines.
    verify: verification ? `Verifique este documento em ${verification.address}` : '',
    // True of every paper, whatever becomes of it: what is signed digitally has its mark, and nothing drawn or typed is called so.
    code: verification
      ? `Código de verificação: ${verification.code} · Código de acesso: ${verification.accessCode} · Sem assinatura digital, assine à mão`
      : '',
    qrAlt: verification ? `Código QR com o endereço de verificação: ${verification.address}` : '',
  });
}

function registrationOf({ organ, number, uf }: TypesetInput['issuer']): string {
  return organ && `${organ}/${uf} ${number}`;
}

/** The same value with every text in it as it is typeset. */
function printable<Value>(value: Value): Value {
  if (typeof value === 'string') return printableText(value) as Value;
  if (Array.isArray(value)) return value.map(printable) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, printable(one)])) as Value;
}
