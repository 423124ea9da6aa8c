import type { SignedInContext } from '../access/caller.server.ts';
import { findIssuedAudiometry } from '../documents/issued/audiometry-lookups.server.ts';
import { courseOf, type Dated, type EarStanding, type Standing } from './annex-2/course.rules.ts';
import type { Ear } from './annex-2/ear.rules.ts';
import { changeSentence, classSentence } from './annex-2/sentence.rules.ts';
import type { Audiogram } from './audiograms.contract.ts';
import { listAudiograms } from './audiograms.db.ts';
import { type KeptOpinion, sealedOpinions } from './sealed-opinion.server.ts';

type Reading = Pick<SignedInContext, 'db' | 'scope' | 'encryptionKeys' | 'log'>;

/**
 * The audiograms of a person that stand, the first one first, each compared with what was its reference. One that can't be opened
 * is there with nothing measured, and the others are compared without it.
 */
export async function readAudiograms(
  context: Reading,
  of: { companyId: string; employeeId: string },
): Promise<Audiogram[]> {
  const { db, scope, encryptionKeys: keys } = context;
  const rows = await listAudiograms(db, scope, of);
  const found = await Promise.all(
    rows.map(async ({ opinion: kept, ...row }) => {
      const issued = await findIssuedAudiometry(db, keys, row);
      const opinion = kept === null ? null : opened(context, row.id, kept);
      return {
        ...row,
        opinion,
        documentName: issued?.name ?? '',
        doneBy: issued?.issuerName ?? '',
        ears: issued?.ears,
      };
    }),
  );
  const dated = found.flatMap(({ id, doneOn, ears, opinion }): Dated[] => {
    return ears ? [{ id, doneOn, ears, opinion: opinion && byEar(opinion) }] : [];
  });
  const course = new Map(courseOf(dated).map((standing) => [standing.id, standing]));
  return found.map(({ ears, ...row }) => {
    const standing = course.get(row.id);
    return { ...row, measured: ears && standing ? { ears: plain(ears), standing: told(ears, standing) } : null };
  });
}

function byEar({ right_change, right_confirmed, left_change, left_confirmed, seen }: KeptOpinion) {
  return {
    right: { change: right_change, isConfirmed: right_confirmed, seen: seen.right },
    left: { change: left_change, isConfirmed: left_confirmed, seen: seen.left },
  };
}

function told(ears: Dated['ears'], { right, left }: Standing) {
  return { right: earTold(ears.right, right), left: earTold(ears.left, left) };
}

function earTold(ear: Ear, standing: EarStanding) {
  return {
    class: standing.classified.class,
    change: standing.compared?.change ?? ('none' as const),
    classSentence: classSentence(ear, standing.classified),
    changeSentence: changeSentence(standing),
    isReference: standing.isReference,
    referenceId: standing.reference?.id ?? null,
    isOutlived: standing.isOutlived,
  };
}

function plain(ears: Dated['ears']) {
  const { right, left } = ears;
  return {
    right: { air: { ...right.air }, bone: { ...right.bone } },
    left: { air: { ...left.air }, bone: { ...left.bone } },
  };
}

function opened({ encryptionKeys, log }: Reading, id: string, kept: string): KeptOpinion | null {
  try {
    return sealedOpinions.open(id, kept, encryptionKeys);
  } catch (err) {
    // The others are to be read all the same.
    log.error({ err, audiogram: id }, 'the opinion on an audiogram could not be opened');
    return null;
  }
}
