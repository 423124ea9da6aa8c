import { addressColumns, streetSynonyms } from './address-columns.rules.ts';
import type { DescribedColumns } from './described.rules.ts';

/** The columns of companies. */
export const companyColumns: DescribedColumns<'companies'> = {
  cnpj: {
    form: 'cnpj',
    synonyms: ['CNPJ da empresa', 'CNPJ/MF', 'CNPJ/CPF', 'CPF/CNPJ', 'CGC', 'Inscrição', 'Documento', 'Nº CNPJ'],
    examples: ['11.222.333/0001-81', '12.ABC.345/01DE-35'],
    explanation:
      '14 posições, com ou sem pontuação; as 12 primeiras podem ter letras. É por ele que se sabe se a empresa já está cadastrada.',
  },
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
};
