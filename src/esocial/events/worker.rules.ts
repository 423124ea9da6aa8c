import { isValidCpf } from '../../platform/contract/check-digits.ts';
import type { Rule } from './violation.rules.ts';
import { group, text, type XmlElement } from './xml.rules.ts';

/** What an event says of the worker's contract. */
export type WorkerFacts = {
  cpf: string;
  /** Of Tabela 01; empty while nobody has said it. */
  category: string;
  /** The matrícula that S-2190, S-2200 or S-2300 has; empty while nobody has said it, or where there is none. */
  registration: string;
  /** Somebody has said that S-2300 has none. */
  isUnregistered: boolean;
};

/** Contracts that S-2200 makes, which always have a matrícula: employees, holders of an office, public temporaries. */
function hasRegistrationAlways(category: string): boolean {
  return /^1\d\d$/.test(category) || category === '301' || category === '306';
}

/** The part of an event of safety and health that says whose contract it is of. */
export function ideVinculo({ cpf, category, registration, isUnregistered }: WorkerFacts): XmlElement {
  const [matricula, codCateg] = isUnregistered ? ['', category] : [registration, ''];
  return group(
    'ideVinculo',
    text('cpfTrab', cpf.replace(/\D/g, '')),
    text('matricula', matricula),
    text('codCateg', codCateg),
  );
}

/** Every event about a person has their CPF. */
export const workerCpf: Rule<{ worker: { cpf: string } }> = {
  code: 'worker-cpf-wrong',
  item: 'ideVinculo/cpfTrab',
  screen: 'employee',
  field: 'CPF',
  isBroken: ({ worker }) => !isValidCpf(worker.cpf.replace(/\D/g, '')),
  say: () => 'O dígito verificador do CPF do(a) colaborador(a) não confere: o eSocial recusa o evento.',
};

/** What every event of safety and health asks of the worker. */
export const workerRules: readonly Rule<{ worker: WorkerFacts }>[] = [
  workerCpf,
  {
    code: 'registration-unknown',
    item: 'ideVinculo/matricula',
    screen: 'employee',
    field: 'Matrícula no eSocial',
    isBroken: ({ worker }) => worker.registration === '' && !worker.isUnregistered,
    say: () =>
      'Preencha a matrícula que o contrato tem no eSocial (S-2190, S-2200 ou S-2300), ou diga que ele não tem nenhuma.',
  },
  {
    code: 'registration-contradicted',
    item: 'ideVinculo/matricula',
    screen: 'employee',
    field: 'Matrícula no eSocial',
    isBroken: ({ worker }) => worker.registration !== '' && worker.isUnregistered,
    say: () => 'O cadastro traz uma matrícula no eSocial e diz que não há nenhuma: deixe só um dos dois.',
  },
  {
    code: 'registration-too-long',
    item: 'ideVinculo/matricula',
    screen: 'employee',
    field: 'Matrícula no eSocial',
    isBroken: ({ worker }) => worker.registration.length > 30,
    say: () => 'A matrícula no eSocial tem no máximo 30 caracteres.',
  },
  {
    code: 'category-unknown',
    item: 'ideVinculo/codCateg',
    screen: 'employee',
    field: 'Categoria no eSocial',
    isBroken: ({ worker }) => worker.isUnregistered && worker.category === '',
    say: () => 'Preencha a categoria do eSocial: é ela que identifica um contrato sem matrícula.',
  },
  {
    code: 'category-malformed',
    item: 'ideVinculo/codCateg',
    screen: 'employee',
    field: 'Categoria no eSocial',
    isBroken: ({ worker }) => worker.category !== '' && !/^[1-9]\d\d$/.test(worker.category),
    say: () => 'A categoria do eSocial tem três números (Tabela 01), como 101.',
  },
  {
    code: 'category-needs-registration',
    item: 'ideVinculo/codCateg',
    screen: 'employee',
    field: 'Matrícula no eSocial',
    isBroken: ({ worker }) => worker.isUnregistered && hasRegistrationAlways(worker.category),
    say: ({ worker }) =>
      `Um contrato da categoria ${worker.category} sempre tem matrícula no eSocial: preencha-a, ou corrija a categoria.`,
  },
];
