import { exampleContext, exampleSigner } from '../../documents/paper/paper.example.ts';
import type { Paper } from '../../documents/paper/paper.ts';
import { afterJobPaper } from '../../documents/person/after-job/after-job.paper.ts';
import { catPaper, type IssuedCat } from '../../documents/person/cat/cat.paper.ts';
import { inssReferralPaper } from '../../documents/person/inss-referral/inss-referral.paper.ts';
import type { PersonKind } from '../../documents/person/registry.ts';
import { type CatContent, catContent } from '../../esocial/cats/cats.contract.ts';
import { catLabels } from '../../esocial/cats/cats.labels.ts';

/* A paper of every kind that is gathered from a record about somebody, as tests look at them. */

const around = { practice: exampleContext.practice, signer: exampleSigner };

/** A CAT of which nothing is said yet. */
const unsaidCat: CatContent = catContent.parse(Object.fromEntries(Object.keys(catLabels).map((name) => [name, ''])));

/** The CAT of a disease of which all is said, by the physician who issues it. */
export const wholeCat: IssuedCat = {
  ...{ day: '2026-11-19', dueOn: '2026-11-23', receipt: '1.2.0000000000000000077' },
  content: {
    ...unsaidCat,
    ...{ catType: 'Inicial', accidentType: 'Doença', initiative: 'Empregador', isDeath: 'não', isPoliceTold: 'não' },
    ...{ lastWorkedOn: '2026-11-18', isAway: 'sim', placeType: 'Estabelecimento do empregador no Brasil' },
    ...{ description: 'Galpão de prensas', street: 'Rua das Prensas', number: '10', city: '3550308', uf: 'SP' },
    ...{ part: '753080000 Ouvido (externo, médio, interno, audição e equilíbrio)', side: 'Ambas' },
    ...{ agent: '300000000 Ruído', situation: '200080900 Exposição a ruído', attendedOn: '2026-11-19' },
    ...{ attendedAt: '15:10', isHospitalised: 'não', treatmentDays: '15', certifiedAway: 'sim', cid: 'H83.3' },
    ...{ injury: '706000000 Perda auditiva', diagnosis: 'Efeitos do ruído sobre o ouvido interno' },
    ...{ certifier: exampleSigner.name, certifierCouncil: 'CRM', certifierNumber: exampleSigner.number },
    certifierUf: exampleSigner.uf as CatContent['certifierUf'],
  },
  employer: {
    ...{ name: 'Forja Ipê Ltda.', cnpj: '12.345.678/0001-95', cnae: '25.31-4/01', address: 'Rua da Bigorna' },
    ...{ number: '77', complement: '', neighborhood: 'Centro', cep: '01310-100', city: 'São Paulo', state: 'SP' },
    phone: '(11) 3000-0000',
  },
  worker: {
    ...{ name: 'Benta Malho', cpf: '123.456.789-09', birthDate: '1980-05-20', sex: 'feminino', rg: '12.345.678-9' },
    ...{ nis: '120.12345.67-8', phone: '(11) 91234-5678', function: 'Prensista', cbo: '7245-15', sector: 'Prensas' },
    admittedOn: '2015-01-15',
  },
};

/** The same of which only the day is known. */
export const barestCat: IssuedCat = { ...wholeCat, receipt: '', content: unsaidCat };

/** One of each kind. */
export const personPapers: Readonly<Record<PersonKind | 'cat-barest', Paper>> = {
  cat: catPaper(wholeCat, around),
  'cat-barest': catPaper(barestCat, around),
  'inss-referral': inssReferralPaper(
    {
      ...{ day: '2026-11-27', startsOn: '2026-11-10', endsOn: '', fromOn: '2026-11-21' },
      ...{ employer: wholeCat.employer, worker: wholeCat.worker },
      counted: [
        { startsOn: '2026-10-01', endsOn: '2026-10-04', days: 4 },
        { startsOn: '2026-11-10', endsOn: '', days: 18 },
      ],
    },
    around,
  ),
  'after-job': afterJobPaper(
    {
      ...{ day: '2026-11-27', employeeId: '', endedOn: '2026-11-27', nextOn: '2028-11-27' },
      ...{ employer: wholeCat.employer, worker: wholeCat.worker, physician: exampleSigner },
      place: 'Clínica Ipê, Rua da Bigorna, 12, São Paulo',
      exposures: [
        {
          ...{
            substance: 'Asbesto (amianto)',
            since: '2013-01-15',
            until: '2026-11-27',
            kept: 'O prontuário é guardado por 40 anos depois do desligamento (NR-7, Anexo V).',
          },
          exams: { everyYears: 2, firstOn: '2028-11-27', untilOn: '2056-11-27' },
        },
        {
          substance: 'Benzeno',
          since: '2015-01-15',
          until: '2020-01-15',
          kept: 'O prontuário é guardado por 40 anos depois do desligamento (NR-7, Anexo V).',
          exams: null,
        },
      ],
    },
    around,
  ),
};
