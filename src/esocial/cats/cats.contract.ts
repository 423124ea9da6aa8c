import { z } from 'zod';
import { callsOf } from '../../access/endpoint.ts';
import { dateField, optionalDateField } from '../../platform/contract/brazil.ts';
import { federativeUnits } from '../../platform/contract/federative-units.ts';
import { idField, optionalLines, optionalText, requiredLines } from '../../platform/contract/fields.ts';
import { listInput, listOutput } from '../../platform/contract/listing.ts';
import { savedVersion } from '../../platform/contract/version.ts';
import {
  accidentTypes,
  catListNames,
  catTypes,
  certifierCouncils,
  initiatives,
  placeTypes,
  sides,
  yesOrNo,
} from './cats.labels.ts';

const { get, create, put } = callsOf('CAT');

const choice = { error: 'Escolha uma das opções' };

/** The words of a choice, or none: what nobody has said yet stays unsaid. */
function orNone<Word extends string>(words: Readonly<Record<Word, string>>): ['', ...Word[]] {
  return ['', ...(Object.keys(words) as Word[])];
}

const said = z.enum(orNone(yesOrNo), choice);
const uf = z.enum(['', ...federativeUnits], choice);
const hour = optionalText(5).refine((text) => /^(\d{2}:\d{2})?$/.test(text), 'Use a forma 14:30');
/** Of a table of the CAT: '753030000 Crânio', whose first word is the code. */
const coded = optionalText(300);

/** What a CAT says beside whose it is and of which day; what is missing is a pendency of the event. */
export const catContent = z.object({
  catType: z.enum(orNone(catTypes), choice),
  accidentType: z.enum(orNone(accidentTypes), choice),
  ...{ hour, hoursBefore: hour, isDeath: said, diedOn: optionalDateField, isPoliceTold: said, situation: coded },
  initiative: z.enum(orNone(initiatives), choice),
  ...{ note: optionalLines(999), lastWorkedOn: optionalDateField, isAway: said },
  placeType: z.enum(orNone(placeTypes), choice),
  ...{ description: optionalText(255), street: optionalText(100), number: optionalText(10) },
  ...{ complement: optionalText(30), district: optionalText(90), zip: optionalText(10), city: optionalText(7), uf },
  ...{ country: optionalText(3), postalCode: optionalText(12), establishment: optionalText(20) },
  ...{ part: coded, side: z.enum(orNone(sides), choice), agent: coded },
  ...{ attendedOn: optionalDateField, attendedAt: hour, isHospitalised: said, treatmentDays: optionalText(4) },
  ...{ certifiedAway: said, injury: coded, injuryDescription: optionalText(200), diagnosis: optionalText(100) },
  ...{ cid: optionalText(5), certificateNote: optionalText(255), certifier: optionalText(70) },
  certifierCouncil: z.enum(orNone(certifierCouncils), choice),
  ...{ certifierNumber: optionalText(14), certifierUf: uf, origin: optionalText(40) },
});

export type CatContent = z.output<typeof catContent>;

/** What the form of a CAT asks for. */
export const catFields = catContent.extend({ day: dateField });

/** What the withdrawal of a CAT asks for. */
export const catWithdrawalFields = z.object({ reason: requiredLines() });

const saidFields = catContent.partial();

const listedCat = z.object({
  id: z.string(),
  version: z.number(),
  companyId: z.string(),
  companyName: z.string(),
  employeeId: z.string(),
  employeeName: z.string(),
  day: z.string(),
  dueOn: z.string(),
  /** The disease that it is of, where it was made from one. */
  diseaseId: z.string().nullable(),
  /** Of the S-2210, once the eSocial has it. */
  receipt: z.string().nullable(),
  /** The paper of it that was issued and stands. */
  paper: z.object({ id: z.string(), name: z.string() }).nullable(),
  withdrawnAt: z.string().nullable(),
});

/** A CAT in the list, without what it says. */
export type ListedCat = z.output<typeof listedCat>;

const cat = listedCat.extend({
  /** Null where the key that it was sealed with is not there. */
  content: catContent.nullable(),
});

/** A CAT with what it says. */
export type Cat = z.output<typeof cat>;

const ofCat = { catId: idField };

export const catsContract = {
  list: get('/cats', 'cats.read', 'Listar as CATs')
    .input(
      listInput(['day']).extend({
        list: z.enum(catListNames, choice).default('all'),
        ...{ companyId: idField.optional(), employeeId: idField.optional() },
      }),
    )
    .output(listOutput('cats', listedCat)),
  read: get('/cats/{catId}', 'cats.read', 'Ler uma CAT').input(z.object(ofCat)).output(z.object({ cat })),
  create: create('/employee/{employeeId}/cats', 'cats.manage', 'Registrar uma CAT')
    .input(
      saidFields.extend({
        ...{ day: dateField, employeeId: idField },
        /** The disease of that person that it tells of. */
        diseaseId: idField.optional(),
        /** That it is another one, though one of the same person, of that day or disease and of that type, stands. */
        anotherConfirmed: z.boolean({ error: 'Responda sim ou não' }).optional(),
      }),
    )
    .output(z.object(ofCat)),
  update: put('/cats/{catId}', 'cats.manage', 'Corrigir uma CAT')
    .refuses('CONFLICT')
    .input(saidFields.extend({ day: dateField.optional(), ...ofCat, ...savedVersion }))
    .output(z.object(ofCat)),
  withdraw: put('/cats/{catId}/withdraw', 'cats.manage', 'Retirar uma CAT registrada por engano, com o motivo')
    .refuses('CONFLICT')
    .input(catWithdrawalFields.extend({ ...ofCat, ...savedVersion })),
};
