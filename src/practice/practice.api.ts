import { forSignedIn } from '../access/handlers.server.ts';
import { notFound } from '../platform/contract/errors.ts';
import type { Database } from '../platform/database/database.server.ts';
import { updateRecord } from '../platform/database/record.server.ts';
import { changeRecord, type Kind } from '../trail/change.server.ts';
import { checkedLetterhead } from './letterhead-image.server.ts';
import { type PracticeRecord, practiceContract } from './practice.contract.ts';
import { findLetterhead, findPractice, practiceId, updateLetterhead } from './practice.db.ts';
import { practiceRecord } from './practice.record.ts';

const kind: Kind<'practice', PracticeRecord> = { subject: 'practice', table: 'practice' };

/** An image's name is made of what it holds: what was read once under a name is still the same. */
const keptForEver = 'private, max-age=31536000, immutable';

export const practiceApi = forSignedIn(practiceContract, {
  read: async ({ context: { db } }) => ({ practice: await existing(db) }),

  update: ({ input: { version, ...fields }, context }) =>
    changeRecord(context, kind, {
      id: practiceId,
      action: 'updated',
      version,
      read: existing,
      write: async (tx, before) => {
        const own = { ...fields, example: false };
        await updateRecord(tx, practiceRecord, before, own, version);
        return { after: await existing(tx) };
      },
    }),

  readLetterhead: async ({ input: { letterhead }, context: { db, setHeader } }) => {
    const image = letterhead && (await findLetterhead(db, letterhead));
    if (!image) throw notFound('O timbre já é outro.');
    setHeader('cache-control', keptForEver);
    return { image };
  },

  changeLetterhead: ({ input: { version, image }, context }) => {
    const letterhead = checkedLetterhead(image);
    return changeRecord(context, kind, {
      id: practiceId,
      action: 'updated',
      version,
      read: existing,
      write: async (tx) => {
        await updateLetterhead(tx, letterhead, version);
        return { after: await existing(tx) };
      },
    });
  },
});

async function existing(db: Database): Promise<PracticeRecord> {
  const practice = await findPractice(db);
  if (!practice) throw notFound('Ainda não há dados da clínica.');
  return practice;
}
