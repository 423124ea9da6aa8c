import { addressColumns, streetSynonyms } from './address-columns.rules.ts';
import type { DescribedColumns } from './described.rules.ts';
import { registrationKindColumn } from './registration-kind-column.rules.ts';

/** The risk in figures, however it is written around them. */
const degrees = Object.fromEntries(
  ['1', '2', '3', '4'].flatMap((degree) =>
    [degree, `grau ${degree}`, `gr ${degree}`, `grau de risco ${degree}`, `0${degree}`].map((word) => [word, degree]),
  ),
);

/** The columns of units. */
export const unitColumns: DescribedColumns<'units'> = {
  identification: {
    synonyms: [
      'Unidade',
      'Nome da unidade',
      'Estabelecimento',
      'Nome do estabelecimento',
      'Filial',
      'Local',
      'Obra',
      'Nome',
      'Nome fantasia',
      'Descrição',
    ],
    examples: ['Matriz', 'Filial Campinas'],
    explanation: 'O nome por que a unidade é conhecida.',
  },
  cnpj: {
    form: 'registration',
    synonyms: [
      'CNPJ da unidade',
      'CNPJ do estabelecimento',
      'CNPJ da filial',
      'CNPJ/CEI',
      'CNPJ/CAEPF',
      'CAEPF',
      'Inscrição',
    ],
    examples: ['11.222.333/0001-81', '12.ABC.345/01DE-35'],
    explanation:
      '14 posições, com ou sem pontuação; as 12 primeiras podem ter letras. De quem é pessoa física, o CAEPF ou o CPF.',
  },
  registrationKind: registrationKindColumn,
  cnae: {
    form: 'cnae',
    synonyms: ['CNAE principal', 'Código CNAE', 'CNAE 2.0', 'Cód. atividade'],
    examples: ['4711-3/02', '2511-0/00'],
    explanation: 'O código da atividade principal.',
  },
  activity: {
    synonyms: ['Atividade principal', 'Ramo de atividade', 'Atividade econômica', 'Descrição do CNAE', 'Ramo'],
    examples: ['Comércio varejista', 'Fabricação de estruturas metálicas'],
    explanation: 'O que a unidade faz.',
  },
  degree_of_risk: {
    form: 'choice',
    options: degrees,
    synonyms: ['Grau risco', 'GR', 'Risco', 'Grau'],
    examples: ['2', '4'],
    explanation: 'De 1 a 4, pela NR-4.',
  },
  cep: addressColumns.cep,
  address: {
    synonyms: [...streetSynonyms, 'End. e número'],
    examples: ['Avenida Paulista, 1000', 'Rua Treze de Maio, 25'],
    explanation: 'Rua e número.',
  },
  neighborhood: addressColumns.neighborhood,
  city: addressColumns.city,
  state: addressColumns.state,
  email: {
    synonyms: ['E-mail da unidade', 'E-mail de contato', 'Correio eletrônico', 'E-mail do responsável'],
    examples: ['matriz@empresa.com.br', 'campinas@empresa.com.br'],
    explanation: 'Um endereço só.',
  },
  reference_contact: {
    synonyms: ['Contato', 'Nome do contato', 'Pessoa de contato', 'Responsável', 'Pessoa de referência'],
    examples: ['Helena Duarte', 'Otávio Nunes'],
    explanation: 'Com quem falar na unidade.',
  },
  phone: {
    form: 'phone',
    synonyms: ['Fone', 'Telefone da unidade', 'Telefone comercial', 'Celular', 'Telefone 1', 'Telefone de contato'],
    examples: ['(11) 3123-4567', '(19) 3234-5678'],
    explanation: 'Com o DDD.',
  },
  legal_representative: {
    synonyms: ['Responsável legal', 'Nome do representante legal', 'Representante', 'Sócio'],
    examples: ['Marina Prado', 'Marina Prado'],
    explanation: 'Quem responde pela unidade.',
  },
  cpf_legal_representative: {
    form: 'cpf',
    synonyms: ['CPF representante', 'CPF do responsável legal', 'CPF do responsável', 'CPF'],
    examples: ['529.982.247-25', '529.982.247-25'],
    explanation: '11 dígitos, com ou sem pontuação.',
  },
};
