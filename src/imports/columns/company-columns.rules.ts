import { addressColumns, streetSynonyms } from './address-columns.rules.ts';
import type { DescribedColumns } from './described.rules.ts';
import { registrationKindColumn } from './registration-kind-column.rules.ts';

/** How other products write where events go; by `headerKey`. */
const environments = {
  producao: 'produção',
  '1': 'produção',
  'producao restrita': 'produção restrita',
  restrita: 'produção restrita',
  '2': 'produção restrita',
};

/** The columns of companies. */
export const companyColumns: DescribedColumns<'companies'> = {
  cnpj: {
    form: 'registration',
    synonyms: [
      'CNPJ da empresa',
      'CNPJ/MF',
      'CNPJ/CPF',
      'CPF/CNPJ',
      'CNPJ/CAEPF',
      'CAEPF',
      'CGC',
      'Inscrição',
      'Documento',
      'Nº CNPJ',
    ],
    examples: ['11.222.333/0001-81', '12.ABC.345/01DE-35'],
    explanation:
      '14 posições, com ou sem pontuação; as 12 primeiras podem ter letras. De quem é pessoa física, o CAEPF ou o CPF. É por ele que se sabe se a empresa já está cadastrada.',
  },
  registrationKind: registrationKindColumn,
  corporate_reason: {
    synonyms: [
      'Nome empresarial',
      'Razão',
      'Nome da empresa',
      'Empresa',
      'Denominação social',
      'Cliente',
      'Razão social da empresa',
      'Nome',
    ],
    examples: ['Comercial Aurora Ltda.', 'Metalúrgica Ipê S.A.'],
    explanation: 'Como está no CNPJ.',
  },
  fantasy_name: {
    synonyms: ['Fantasia', 'Nome comercial', 'Apelido', 'Nome de fantasia', 'Marca'],
    examples: ['Aurora', 'Ipê'],
    explanation: 'O nome por que a empresa é conhecida.',
  },
  identification: {
    synonyms: ['Código', 'Código da empresa', 'Cód. empresa', 'Nome reduzido', 'Abreviação', 'Código do cliente'],
    examples: ['Aurora', 'Ipê'],
    explanation: 'Como a clínica chama a empresa.',
  },
  email: {
    synonyms: [
      'E-mail da empresa',
      'E-mail de acesso',
      'E-mail do responsável',
      'Correio eletrônico',
      'E-mail de contato',
      'E-mail principal',
    ],
    examples: ['contato@aurora.com.br', 'rh@ipe.com.br'],
    explanation: 'O endereço com que a empresa entra no Zelo: um só, e de nenhuma outra.',
  },
  phone: {
    form: 'phone',
    synonyms: [
      'Fone',
      'Telefone da empresa',
      'Telefone comercial',
      'Telefone 1',
      'Telefone de contato',
      'Celular',
      'Telefone principal',
    ],
    examples: ['(11) 3123-4567', '(19) 3234-5678'],
    explanation: 'Com o DDD.',
  },
  cep: addressColumns.cep,
  address: {
    synonyms: [...streetSynonyms, 'Endereço da empresa'],
    examples: ['Avenida Paulista', 'Rua Treze de Maio'],
    explanation: 'A rua.',
  },
  number: {
    form: 'code',
    synonyms: ['Nº', 'Núm', 'Número do endereço', 'No'],
    examples: ['1000', '25'],
    explanation: 'O número na rua.',
  },
  complement: {
    synonyms: ['Compl', 'Complemento do endereço'],
    examples: ['Sala 12', ''],
    explanation: 'Sala, andar, bloco.',
  },
  neighborhood: addressColumns.neighborhood,
  city: addressColumns.city,
  state: addressColumns.state,
  dt_start_esocial: {
    form: 'date',
    synonyms: [
      'Início eSocial',
      'Data eSocial',
      'Data início eSocial',
      'Início no eSocial',
      'eSocial desde',
      'Início da obrigatoriedade',
    ],
    examples: ['10/01/2023', '13/10/2021'],
    explanation: 'Desde quando a empresa envia os eventos de saúde e segurança; 2014 ou depois.',
  },
  legal_nature: {
    form: 'code',
    synonyms: ['Nat. jurídica', 'Código da natureza jurídica', 'Cód. natureza jurídica', 'Natureza'],
    examples: ['206-2', '2135'],
    explanation: 'Os quatro números que estão no cartão do CNPJ; o eSocial os pede. Em branco: não se sabe.',
  },
  esocial_environment: {
    form: 'choice',
    options: environments,
    synonyms: ['Ambiente eSocial', 'tpAmb', 'Ambiente'],
    examples: ['produção restrita', 'produção'],
    explanation: 'Produção, ou produção restrita, que é de teste. Em branco: ainda não se escolheu.',
  },
};
