import { forSignedIn } from '../access/handlers.server.ts';
import { isRegisteredPhysician } from '../councils/registrations.rules.ts';
import { conflict, invalidInput, notFound } from '../platform/contract/errors.ts';
import { updateRecord } from '../platform/database/record.server.ts';
import { findSigningProfessional, findSigningProfessionals } from '../professionals/professional-lookups.db.ts';
import { changeRecord, type Kind, mustFind } from '../trail/change.server.ts';
import { withoutEnd } from './address/public-address.rules.ts';
import { exampleLeft } from './example-left.rules.ts';
import { checkedLetterhead } from './letterhead/letterhead-image.server.ts';
import { physicianTexts } from './physician/responsible-physician.rules.ts';
import { type PracticeRecord, practiceContract } from './practice.contract.ts';
import {
  findLetterhead,
  findPractice,
  practiceId,
  updateLetterhead,
  updatePhysician,
  updatePublicUrl,
} from './practice.db.ts';
import { practiceRecord } from './practice.record.ts';

const kind: Kind<'practice', PracticeRecord> = {
  subject: 'practice',
  table: 'practice',
  find: findPractice,
  missing: 'Ainda não há dados da clínica.',
};

/** An image's name is made of what it holds: what was read once under a name is still the same. */
const keptForEver = 'private, max-age=31536000, immutable';

export const practiceApi = forSignedIn(practiceContract, {
  read: async ({ context }) => {
    const { caller, encryptionKeys, publicUrl } = context;
    const practice = await mustFind(kind, context, practiceId);
    const url = publicUrl ? withoutEnd(publicUrl) : practice.publicUrl || null;
    const isUnsealed = caller.type === 'admin' && encryptionKeys.length === 0;
    return { practice, address: { url, isConfigured: publicUrl !== undefined }, isUnsealed };
  },

  update: ({ input: { version, ...fields }, context }) =>
    changeRecord(context, kind, {
      id: practiceId,
      version,
      write: async (tx, before) => {
        const { physician_name, physician_registration } = before;
        // Of somebody who was chosen the register says who they are: what is sent of that changes nothing.
        const chosen = before.physicianId === null ? {} : { physician_name, physician_registration };
        const example = exampleLeft({ ...fields, ...chosen }).length > 0;
        const own = { ...fields, ...chosen, example };
        await updateRecord(tx, practiceRecord, before, own);
      },
    }),

  readLetterhead: async ({ input: { letterhead }, context: { db, setHeader } }) => {
    const image = letterhead && (await findLetterhead(db, letterhead));
    if (!image) throw notFound('O timbre já é outro.');
    setHeader('cache-control', keptForEver);
    return { image };
  },

  physicians: async ({ context: { db } }) => {
    const physicians = (await findSigningProfessionals(db)).filter(isRegisteredPhysician);
    const told = physicians.map((one) => {
      return { id: one.id, name: one.name, registration: physicianTexts(one).physician_registration };
    });
    return { physicians: told };
  },

  choosePhysician: ({ input: { professionalId, version }, context }) =>
    changeRecord(context, kind, {
      id: practiceId,
      version,
      write: async (tx, before) => {
        const professional = await findSigningProfessional(tx, professionalId);
        if (!professional) throw notFound('Profissional não encontrado.');
        if (!isRegisteredPhysician(professional)) {
          const message = 'Escolha um(a) médico(a) com CRM, número e UF no cadastro (NR-7, 7.4.1, c)';
          throw invalidInput([{ path: 'professionalId', message }]);
        }
        const example = before.example && exampleLeft({ ...before, ...physicianTexts(professional) }).length > 0;
        await updatePhysician(tx, { physician_id: professionalId, example });
      },
    }),

  confirmAddress: ({ input: { url, version }, context }) => {
    if (context.publicUrl) throw conflict(`O endereço desta instalação é o de PUBLIC_URL: ${context.publicUrl}`, 'url');
    return changeRecord(context, kind, {
      id: practiceId,
      version,
      write: async (tx) => {
        await updatePublicUrl(tx, url);
      },
    });
  },

  changeLetterhead: ({ input: { version, image }, context }) => {
    const letterhead = checkedLetterhead(image);
    return changeRecord(context, kind, {
      id: practiceId,
      version,
      write: async (tx) => {
        await updateLetterhead(tx, letterhead);
      },
    });
  },
});
