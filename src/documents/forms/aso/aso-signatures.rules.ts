import { isSamePerson } from '../../../councils/registrations.rules.ts';
import { withoutInvented } from '../../../practice/example-left.rules.ts';
import { placeAndDate } from '../../paper/blocks.rules.ts';
import type { PaperBlock, PaperContext, PaperSigner } from '../../paper/paper.ts';
import { isPhysicianOf, maySign, physicianOf, signerOf } from '../../paper/signers.rules.ts';
import { asoRights } from './aso.form-facts.ts';
import type { AsoAnswers } from './aso.schema.ts';

const examined = 'Médico(a) que examinou';
const answersForPcmso = 'Médico(a) responsável pelo PCMSO';
const receipt = 'Recebi uma via deste ASO em ____ / ____ / ________';

/**
 * The physician who examined and the worker sign; the one who answers for the PCMSO is named (NR-7, 7.5.19.1 f and g). One and
 * the same physician stands there once.
 */
export function asoSignatures({ name, location, date }: AsoAnswers, context: PaperContext): PaperBlock {
  const worker = { name: name || 'Trabalhador(a)', role: receipt, lines: [] };
  const { examiner, responsible } = physiciansOf(context);
  return {
    kind: 'signatures',
    placeAndDate: placeAndDate(location, date),
    signers: [examiner, worker],
    responsible,
  };
}

/**
 * Who examined, and who else answers for the PCMSO: by the company's programme, else the practice's physician (decision 61), as
 * also where the programme names nobody and the exemption that left it so has lapsed.
 */
function physiciansOf({ practice, signer, pcmso }: PaperContext): Physicians {
  if (pcmso?.exempt) return { examiner: examinerOf(signer), responsible: null };
  if (pcmso?.physician) {
    const { physician } = pcmso;
    if (signer && isSamePerson(signer, physician)) {
      return { examiner: signerOf(signer, `${answersForPcmso} e que examinou`), responsible: null };
    }
    return { examiner: examinerOf(signer), responsible: signerOf(physician, answersForPcmso) };
  }
  if (signer && isPhysicianOf(practice, signer)) {
    return { examiner: physicianOf(practice, `${answersForPcmso} e que examinou`, false), responsible: null };
  }
  return { examiner: examinerOf(signer), responsible: physicianOf(practice, answersForPcmso, false) };
}

/**
 * Whether nobody is known who answers for the PCMSO, where somebody has to be named (NR-7, 7.5.19.1, f): neither the company's
 * programme nor the practice says who, for an example is nobody.
 */
export function lacksResponsible({ practice, pcmso }: Pick<PaperContext, 'practice' | 'pcmso'>): boolean {
  return !pcmso?.exempt && !pcmso?.physician && withoutInvented(practice).physician.name === '';
}

type Physicians = { examiner: PaperSigner; responsible: PaperSigner | null };

/** Only a physician examines for an ASO: who else fills it in leaves a line to the one who did. */
function examinerOf(signer: PaperContext['signer']): PaperSigner {
  if (signer && maySign(signer, asoRights)) return signerOf(signer, examined);
  return { name: '', role: examined, lines: ['Nome: ______________________', 'CRM/UF: ______________________'] };
}
