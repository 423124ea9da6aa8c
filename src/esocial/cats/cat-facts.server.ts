import { isOfCat } from '../../reference/reference-lookups.server.ts';
import type { S2210Facts } from '../events/s2210/s2210.rules.ts';
import type { CatContent } from './cats.contract.ts';
import { accidentTypes, catTypes, certifierCouncils, initiatives, placeTypes, sides, yesOrNo } from './cats.labels.ts';

type Table = Parameters<typeof isOfCat>[0];

/** What a CAT says, as the layout numbers it; what is not said stays empty. */
export function catFacts(
  day: string,
  said: CatContent,
): Omit<S2210Facts, 'employer' | 'worker' | 'rectified' | 'today'> {
  const accidentType = figure(accidentTypes, said.accidentType);
  return {
    ...{ day, catType: figure(catTypes, said.catType), accidentType, origin: said.origin },
    ...{ hour: clock(said.hour), hoursBefore: clock(said.hoursBefore), isDeath: figure(yesOrNo, said.isDeath) },
    ...{ diedOn: said.diedOn, isPoliceTold: figure(yesOrNo, said.isPoliceTold) },
    ...{ situation: codeOf(said.situation, 'situations'), initiative: figure(initiatives, said.initiative) },
    ...{ note: said.note, lastWorkedOn: said.lastWorkedOn, isAway: figure(yesOrNo, said.isAway) },
    place: {
      ...{ type: figure(placeTypes, said.placeType), description: said.description, street: said.street },
      ...{ number: said.number, complement: said.complement, district: said.district, zip: said.zip, city: said.city },
      ...{ uf: said.uf, country: said.country, postalCode: said.postalCode, establishment: said.establishment },
    },
    ...{ part: codeOf(said.part, 'parts'), side: figure(sides, said.side) },
    // A disease may come from what Tabela 15 has, too.
    agent: codeOf(said.agent, 'agents', ...(accidentType === '2' ? (['situations'] as const) : [])),
    certificate: {
      ...{ day: said.attendedOn, hour: clock(said.attendedAt), isHospitalised: figure(yesOrNo, said.isHospitalised) },
      ...{ days: said.treatmentDays, isAway: figure(yesOrNo, said.certifiedAway) },
      ...{ injury: codeOf(said.injury, 'injuries'), injuryDescription: said.injuryDescription },
      ...{ diagnosis: said.diagnosis, cid: said.cid.toUpperCase(), note: said.certificateNote, name: said.certifier },
      ...{ council: figure(certifierCouncils, said.certifierCouncil), number: said.certifierNumber },
      uf: said.certifierUf,
    },
  };
}

function figure<Figures extends Readonly<Record<string, string>>>(
  figures: Figures,
  word: string,
): Figures[keyof Figures] | '' {
  return Object.hasOwn(figures, word) ? (figures[word as keyof Figures] ?? '') : '';
}

const clock = (text: string) => text.replace(':', '');

function codeOf(text: string, ...tables: readonly Table[]) {
  const [code = ''] = text.split(' ');
  return { code, isKnown: tables.some((table) => isOfCat(table, code)) };
}
