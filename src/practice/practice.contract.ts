import { z } from 'zod';
import { endpoint } from '../access/endpoint.ts';
import { idField } from '../platform/contract/fields.ts';
import type { RecordOf } from '../platform/contract/record.ts';
import { savedVersion } from '../platform/contract/version.ts';
import { longestImage, tooLarge } from './letterhead.rules.ts';
import { practiceRecord } from './practice.record.ts';
import type { SocialLink } from './practice.rules.ts';

const tags = ['Clínica'];

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

export const practiceContract = {
  read: endpoint('signedIn')
    .route({ method: 'GET', path: '/practice', summary: 'Ler os dados da clínica', tags })
    .output(answer),
  update: endpoint('practice.manage')
    .route({ method: 'PUT', path: '/practice/update', summary: 'Editar os dados da clínica', tags })
    .input(practiceInput.extend(savedVersion))
    .output(answer),
  readLetterhead: endpoint('signedIn')
    .route({ method: 'GET', path: '/practice/letterhead/{letterhead}', summary: 'Ler a imagem do timbre', tags })
    .input(z.object({ letterhead: z.string().max(100) }))
    .output(z.object({ image: z.string() })),
  physicians: endpoint('practice.manage')
    .route({
      method: 'GET',
      path: '/practice/physicians',
      summary: 'Listar os profissionais que podem ser o médico responsável da clínica',
      tags,
    })
    .output(
      z.object({ physicians: z.array(z.object({ id: z.string(), name: z.string(), registration: z.string() })) }),
    ),
  choosePhysician: endpoint('practice.manage')
    .route({
      method: 'PUT',
      path: '/practice/physician',
      summary: 'Escolher o médico responsável da clínica entre os profissionais',
      tags,
    })
    .input(z.object({ professionalId: idField, ...savedVersion }))
    .output(answer),
  changeLetterhead: endpoint('practice.manage')
    .route({ method: 'PUT', path: '/practice/letterhead', summary: 'Trocar a imagem do timbre', tags })
    .input(letterheadInput.extend(savedVersion))
    .output(answer),
};
