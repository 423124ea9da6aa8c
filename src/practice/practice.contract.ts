import { z } from 'zod';
import { callsOf } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import type { RecordOf } from '../platform/contract/record.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { publicAddressField } from './address/public-address.schema.ts';
import { longestImage, tooLarge } from './letterhead/letterhead.rules.ts';
import { practiceRecord } from './practice.record.ts';
import type { SocialLink } from './practice.rules.ts';

const { get, put } = callsOf('Clínica');

/** The practice's data as they are kept and edited. */
export type PracticeRecord = RecordOf<typeof practiceRecord>;

/** The practice's data as papers and pages use them. */
export type Practice = {
  name: string;
  slogan: string;
  phone: string;
  email: string;
  address: string;
  city: string;
  /** What the map searches for. */
  mapQuery: string;
  social: readonly SocialLink[];
  /** The occupational physician who answers for the documents; printed on every one of them. */
  physician: { name: string; registration: string; address: string; phone: string };
  /** The heading of the landing page. */
  hero: { title: string; text: string };
  /** The place that a form begins with; empty where there is none. */
  formCity: string;
  /** The letterhead's own image, as a `data:` address; null where the drawn one is printed. */
  letterhead: string | null;
  /** Whether these are the data of the example practice. */
  example: boolean;
};

/** What an edit of the practice's data says. */
export const practiceInput = z.object(practiceRecord.fields);
export type PracticeInput = z.output<typeof practiceInput>;

/** The letterhead's own image as a `data:` address, or nothing for the drawn one. What the image holds is checked besides. */
const letterheadInput = z.object({
  image: z.string({ error: 'Escolha uma imagem' }).max(longestImage, tooLarge),
});

const answer = z.object({ practice: practiceRecord.whole.schema });

/** How the installation is reached from outside: null as long as nobody has said it; configured, where `PUBLIC_URL` says it. */
const address = z.object({ url: z.string().nullable(), isConfigured: z.boolean() });

/** To an administrator: that this installation has no key with which documents and secrets are sealed. To others never. */
const isUnsealed = z.boolean();

export const practiceContract = {
  read: get('/practice', 'signedIn', 'Ler os dados da clínica').output(answer.extend({ address, isUnsealed })),
  update: put('/practice/update', 'practice.manage', 'Editar os dados da clínica')
    .input(practiceInput.extend(savedVersion))
    .output(answer),
  readLetterhead: get('/practice/letterhead/{letterhead}', 'signedIn', 'Ler a imagem do timbre')
    .input(z.object({ letterhead: z.string().max(100) }))
    .output(z.object({ image: z.string() })),
  physicians: get(
    '/practice/physicians',
    'practice.manage',
    'Listar os profissionais que podem ser o médico responsável da clínica',
  ).output(z.object({ physicians: z.array(z.object({ id: z.string(), name: z.string(), registration: z.string() })) })),
  choosePhysician: put(
    '/practice/physician',
    'practice.manage',
    'Escolher o médico responsável da clínica entre os profissionais',
  )
    .refuses('NOT_FOUND')
    .input(z.object({ professionalId: idField, ...savedVersion }))
    .output(answer),
  confirmAddress: put(
    '/practice/address',
    'practice.manage',
    'Confirmar o endereço público, que vai nos documentos emitidos',
  )
    .refuses('CONFLICT')
    .input(z.object({ url: publicAddressField, ...savedVersion }))
    .output(answer),
  changeLetterhead: put('/practice/letterhead', 'practice.manage', 'Trocar a imagem do timbre')
    .input(letterheadInput.extend(savedVersion))
    .output(answer),
};
