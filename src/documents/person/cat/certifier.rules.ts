import { type Identified, registrationText } from '../../../councils/registrations.rules.ts';
import type { PaperSigner, Signer } from '../../paper/paper.ts';
import { signerOf } from '../../paper/signers.rules.ts';

/**
 * Who signs the certificate of a CAT: whoever attested, and nobody in their place. The physician who issues the paper signs it as the one where they attested
 * themselves; else they stand beside it as who has issued it, and what nobody has said of the other is written by hand.
 * @param isSame whether the two are one
 */
export function certifierSigners(
  certifier: Identified,
  issuer: Signer,
  isSame: boolean,
): { signers: readonly PaperSigner[]; responsible: PaperSigner | null } {
  if (isSame) return { signers: [signerOf(issuer)], responsible: null };
  const { name } = certifier;
  const unnamed = 'Nome: ______________________';
  const signer = {
    ...{ name, role: 'Médico(a) que atestou' },
    lines: [...(name ? [] : [unnamed]), registrationText(certifier)],
  };
  return { signers: [signer], responsible: signerOf(issuer, 'Emitida pela clínica por') };
}
