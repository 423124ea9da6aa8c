import { textsOf, whatOf } from '../issued/issuing/checks.server.ts';
import { issuedOn } from '../issued/issuing/issued-name.rules.ts';
import type { Paper, Signer } from '../paper/paper.ts';
import { typeset, unprintable } from './typeset.server.ts';

/** What other subjects ask of typesetting: letters, which have no number and nobody verifies. */

/** A letter, the name that stands at its foot, the moment (ISO 8601) that it is of, and who signs it. */
export type Letter = { paper: Paper; name: string; at: string; signer: Signer; kind: string };

/** A letter as PDF/A-1a. @throws {Error} on a character that the typeface lacks: see `whatLetterLacks` */
export function typesetLetter({ paper, name, at, signer, kind }: Letter): Promise<Uint8Array> {
  return typeset({ paper, name, issuedAt: at, issuedOn: issuedOn(at), verification: null, issuer: signer, kind });
}

/** What of a letter can't be printed, in a sentence that goes on after its subject; null where all of it can. */
export async function whatLetterLacks({
  letterhead: { image: _, ...letterhead },
  ...paper
}: Paper): Promise<string | null> {
  const missing = await unprintable(
    textsOf({ ...paper, letterhead })
      .map(({ text }) => text)
      .join('\n'),
  );
  return missing.length === 0 ? null : whatOf(missing);
}
