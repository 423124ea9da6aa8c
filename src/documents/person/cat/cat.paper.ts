import { isSamePerson } from '../../../councils/registrations.rules.ts';
import type { CatContent } from '../../../esocial/cats/cats.contract.ts';
import { accidentTypes, catLabels, catTypes, type yesOrNo } from '../../../esocial/cats/cats.labels.ts';
import { registrationKindOf } from '../../../platform/contract/registration/registration-kind.rules.ts';
import type { Practice } from '../../../practice/practice.contract.ts';
import { answer, answers, boxes, paperDate, placeAndDate, section } from '../../paper/blocks.rules.ts';
import { letterheadOf } from '../../paper/letterhead.rules.ts';
import type { Paper, PaperAnswer, PaperBlock, PaperSection, Signer } from '../../paper/paper.ts';
import { certifierSigners } from './certifier.rules.ts';

/** What the paper of a CAT says, as it is frozen. */
export type IssuedCat = {
  /** Of the accident, or of the diagnosis. */
  day: string;
  dueOn: string;
  /** Of the S-2210; empty while the eSocial does not have it. */
  receipt: string;
  content: CatContent;
  employer: Record<
    | 'name'
    | 'cnpj'
    | 'cnae'
    | 'address'
    | 'number'
    | 'complement'
    | 'neighborhood'
    | 'cep'
    | 'city'
    | 'state'
    | 'phone',
    string
  >;
  worker: Record<
    'name' | 'cpf' | 'birthDate' | 'sex' | 'rg' | 'nis' | 'phone' | 'function' | 'cbo' | 'sector' | 'admittedOn',
    string
  >;
};

const name = 'Comunicação de Acidente de Trabalho (CAT)';

/** By its kind, so that nobody takes a reopening or a death for the first communication. */
const titles: Readonly<Record<CatContent['catType'], string>> = {
  '': name,
  Inicial: name,
  Reabertura: `${name}: reabertura`,
  'Comunicação de óbito': `${name}: comunicação de óbito`,
};

/** Whoever may communicate it, as the official form has them (Lei 8.213/1991, art. 22, § 2º). */
const emitters = ['Empregador', 'Sindicato', 'Médico', 'Segurado ou dependente', 'Autoridade pública'];

/** A CAT on paper, in the sections of the official form: what is not recorded is ruled, to be written by hand. */
export function catPaper(cat: IssuedCat, { practice, signer }: { practice: Practice; signer: Signer }): Paper {
  const { content, worker } = cat;
  const title = titles[content.catType];
  return {
    title,
    letterhead: letterheadOf(practice),
    copies: [
      {
        label: '',
        sections: [
          employerSection(cat),
          workerSection(cat),
          occurrence(cat),
          witnesses(cat),
          certificate(cat, signer),
          section(
            'III – INSS',
            answers(ruled('Recebida em', ''), ruled('Código da unidade', '')),
            answers(ruled('Número da CAT', ''), ruled('Matrícula do servidor', '')),
            { kind: 'signatures', placeAndDate: null, signers: [byHand('Servidor do INSS')], responsible: null },
          ),
        ],
      },
    ],
    whose: `${worker.name} · CPF ${worker.cpf}`,
    further: [title],
    imprint: null,
  };
}

function employerSection({ content, employer, receipt, dueOn }: IssuedCat): PaperSection {
  return section(
    'I – Emitente: empregador',
    boxes('Emitente', emitters, emitterOf(content)),
    boxes(catLabels.catType, Object.keys(catTypes), content.catType),
    answers(
      ruled('Razão social', employer.name, 2 / 3),
      ruled(registrationKindOf(employer.cnpj), employer.cnpj, 1 / 3),
      ruled('CNAE', employer.cnae, 1 / 3),
      ruled('Endereço', [employer.address, employer.number, employer.complement].filter(Boolean).join(', '), 2 / 3),
      ...[ruled('Bairro', employer.neighborhood), ruled('CEP', employer.cep)],
      ...[
        ruled('Município', employer.city),
        ruled('UF', employer.state, 1 / 4),
        ruled('Telefone', employer.phone, 1 / 4),
      ],
      ruled('Recibo no eSocial (S-2210)', receipt),
      ruled('Prazo da comunicação', paperDate(dueOn)),
      ...(content.origin ? [ruled(catLabels.origin, content.origin, 1)] : []),
    ),
  );
}

function workerSection({ worker }: IssuedCat): PaperSection {
  return section(
    'I – Emitente: acidentado',
    answers(
      ...[ruled('Nome', worker.name, 2 / 3), ruled('CPF', worker.cpf, 1 / 3)],
      ruled('Nome da mãe', '', 1),
      ...[ruled('Data de nascimento', paperDate(worker.birthDate), 1 / 3), ruled('Sexo', worker.sex, 1 / 3)],
      ...[ruled('Estado civil', '', 1 / 3), ruled('CTPS: número, série e UF', ''), ruled('Remuneração mensal', '')],
      ...[ruled('Carteira de identidade', worker.rg), ruled('PIS/PASEP/NIT', worker.nis)],
      ruled('Endereço', '', 1),
      ...[ruled('Telefone', worker.phone), ruled('Admissão', paperDate(worker.admittedOn))],
      ...[ruled('Ocupação', worker.function, 2 / 3), ruled('CBO', worker.cbo, 1 / 3), ruled('Setor', worker.sector)],
      ruled('Filiação à Previdência Social', ''),
    ),
    boxes('Aposentado', ['Sim', 'Não'], ''),
    boxes('Área', ['Urbana', 'Rural'], ''),
  );
}

function occurrence({ day, content }: IssuedCat): PaperSection {
  const isDisease = content.accidentType === 'Doença';
  return section(
    'I – Emitente: acidente ou doença',
    boxes('Tipo', Object.keys(accidentTypes), content.accidentType),
    answers(
      ruled(isDisease ? 'Data do diagnóstico' : catLabels.day, paperDate(day), 1 / 3),
      ...(isDisease
        ? []
        : [ruled(catLabels.hour, content.hour, 1 / 3), ruled(catLabels.hoursBefore, content.hoursBefore, 1 / 3)]),
      ruled(catLabels.lastWorkedOn, paperDate(content.lastWorkedOn), 1 / 3),
      ruled('Local', [content.placeType, content.description].filter(Boolean).join(': '), 1),
      ruled(
        'Endereço do local',
        [content.street, content.number, content.complement, content.district].filter(Boolean).join(', '),
        2 / 3,
      ),
      ruled('CEP', content.zip, 1 / 3),
      ruled('Município (código do IBGE)', content.city, 1 / 3),
      ...[ruled('UF', content.uf, 1 / 3), ruled('CNPJ, CAEPF ou CNO do local', content.establishment, 1 / 3)],
      ruled('Parte do corpo atingida', [content.part, content.side].filter(Boolean).join('; '), 1),
      ruled('Agente causador', content.agent, 1),
      ruled('Situação geradora', content.situation, 1),
      ruled('Observações', content.note, 1),
    ),
    yesNo('Houve afastamento', content.isAway),
    yesNo('Houve registro policial', content.isPoliceTold),
    yesNo('Houve morte', content.isDeath),
    ...(content.isDeath === 'sim' ? [answers(ruled(catLabels.diedOn, paperDate(content.diedOn)))] : []),
  );
}

function witnesses({ employer }: IssuedCat): PaperSection {
  const one = (which: string) => [
    ...[ruled(`Testemunha ${which}: nome`, '', 2 / 3), ruled('Telefone', '', 1 / 3), ruled('Endereço', '', 1)],
  ];
  return section(
    'I – Emitente: testemunhas e autoridade',
    answers(...one('1'), ...one('2'), ruled('Autoridade ou boletim de ocorrência', '', 1)),
    {
      kind: 'signatures',
      placeAndDate: placeAndDate(''),
      signers: [{ ...byHand('Emitente: assinatura e carimbo'), lines: [employer.name] }],
      responsible: null,
    },
  );
}

function certificate({ content }: IssuedCat, signer: Signer): PaperSection {
  const certifier = {
    ...{ name: content.certifier, organ: content.certifierCouncil },
    ...{ number: content.certifierNumber, uf: content.certifierUf },
  };
  return section(
    'II – Atestado médico',
    answers(
      ruled('Unidade de atendimento', '', 1),
      ...[ruled('Data', paperDate(content.attendedOn), 1 / 3), ruled('Hora', content.attendedAt, 1 / 3)],
      ruled('Duração do tratamento, em dias', content.treatmentDays, 1 / 3),
      ruled('Natureza da lesão', [content.injury, content.injuryDescription].filter(Boolean).join('; '), 1),
      ...[ruled(catLabels.diagnosis, content.diagnosis, 2 / 3), ruled('CID-10', content.cid, 1 / 3)],
      ruled('Observações', content.certificateNote, 1),
    ),
    yesNo('Houve internação', content.isHospitalised),
    yesNo('Deverá afastar-se durante o tratamento', content.certifiedAway),
    {
      kind: 'signatures',
      placeAndDate: placeAndDate(''),
      ...certifierSigners(certifier, signer, isSamePerson(certifier, signer)),
    },
  );
}

/** Who communicates it, as far as the CAT says by whose initiative it is. */
function emitterOf({ initiative }: CatContent): string {
  if (initiative === 'Empregador') return 'Empregador';
  return initiative === 'Órgão fiscalizador' ? 'Autoridade pública' : '';
}

function ruled(label: string, text: string, width = 1 / 2): PaperAnswer {
  return answer(label, text, { width, room: true });
}

function yesNo(label: string, said: keyof typeof yesOrNo | ''): PaperBlock {
  return boxes(label, ['Sim', 'Não'], said === '' ? '' : said === 'sim' ? 'Sim' : 'Não');
}

function byHand(role: string) {
  return { name: '', role, lines: [] };
}
