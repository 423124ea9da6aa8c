import type { Described } from './described.rules.ts';
import { stateNames } from './states.rules.ts';

/** The columns that companies and units have alike. */
export const addressColumns = {
  cep: {
    form: 'cep',
    synonyms: ['Código postal'],
    examples: ['01310-100', '13010-001'],
    explanation: '8 dígitos, com ou sem hífen.',
  },
  neighborhood: { examples: ['Bela Vista', 'Centro'], explanation: 'O bairro.' },
  city: {
    synonyms: ['Município', 'Localidade', 'Cidade/Município'],
    examples: ['São Paulo', 'Campinas'],
    explanation: 'O município.',
  },
  state: {
    form: 'choice',
    options: stateNames,
    synonyms: ['UF', 'Estado', 'Sigla UF', 'Unidade federativa'],
    examples: ['SP', 'SP'],
    explanation: 'A sigla do estado.',
  },
} as const satisfies Readonly<Record<string, Described>>;

/** What other products call the street, whatever else stands in its column. */
export const streetSynonyms = ['Logradouro', 'Rua', 'Endereço completo'] as const;
