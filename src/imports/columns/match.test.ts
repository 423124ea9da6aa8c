import { expect, test } from 'vitest';
import { importKinds } from './columns.labels.ts';
import { columnsOf } from './columns.rules.ts';
import { headerKey } from './header-key.rules.ts';
import { likelierKind } from './likelier.rules.ts';
import { matchColumns, missingColumns } from './match.rules.ts';

test('the columns of a kind match by their own names, however they are written', () => {
  for (const kind of importKinds) {
    const labels = columnsOf(kind).map(({ label }) => label);
    const expected = Object.fromEntries(columnsOf(kind).map(({ field }, at) => [field, at]));
    expect(matchColumns(kind, labels)).toEqual(expected);
    const shouted = labels.map((label) => ` ${label.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '')}: `);
    expect(matchColumns(kind, shouted)).toEqual(expected);
    expect(missingColumns(kind, expected)).toEqual([]);
  }
});

test('each name of a column leads to it where nothing else does', () => {
  for (const kind of importKinds)
    for (const { synonyms } of columnsOf(kind))
      for (const synonym of synonyms) expect(matchColumns(kind, [synonym]), `${kind} ${synonym}`).not.toEqual({});
});

test.each([
  [
    'employees',
    'Matrícula;Nome do funcionário;CPF;Dt. Nasc.;Dt. Admissão;Cargo;Função;Setor;Sexo;Cód. CBO;PIS/PASEP',
    'registration name cpf dt_birth admission_dt office employee_function sector sex cbo nis',
  ],
  [
    'employees',
    'Mat.;Funcionário;C.P.F.;Nascimento;Admissão;Nome do Cargo;Depto.;Tel. Celular;Filial',
    'registration name cpf dt_birth admission_dt office sector phone_number unit',
  ],
  [
    'employees',
    'CHAPA;NOME COMPLETO;DTNASCIMENTO;DTADMISSAO;IDENTIDADE;NIT',
    'registration name dt_birth admission_dt rg nis',
  ],
  [
    'employees',
    'Código;Nome;Data de nascimento (dd/mm/aaaa);Início na função *;CNPJ;Unidade;PNE',
    'registration name dt_birth function_start_dt - unit pcd',
  ],
  ['employees', 'Nome;Nome;Idade;;Salário', 'name - - - -'],
  [
    'units',
    'Estabelecimento;CNPJ;CNAE;Ramo de atividade;GR;CEP;Logradouro;Bairro;Município;UF;E-mail;Contato;Fone;Responsável legal;CPF do responsável',
    'identification cnpj cnae activity degree_of_risk cep address neighborhood city state email reference_contact phone legal_representative cpf_legal_representative',
  ],
  [
    'companies',
    'CNPJ/CPF;Nome empresarial;Fantasia;Cód. empresa;Email;Tel.;Nº;Compl.;Data início eSocial',
    'cnpj corporate_reason fantasy_name identification email phone number complement dt_start_esocial',
  ],
  [
    'exam-records',
    'CPF;Procedimento;Código eSocial;Data de realização;Laboratório;Tipo de ASO;Resultado do exame',
    'cpf exam_name exam_code done_on place occasion result',
  ],
] as const)('%s: %s', (kind, header, fields) => {
  const match = matchColumns(kind, header.split(';'));
  const found = header.split(';').map((_, at) => Object.keys(match).find((field) => match[field] === at) ?? '-');
  expect(found.join(' ')).toBe(fields);
});

test('what was chosen by hand goes before the names, and what was left out stays out', () => {
  const header = ['Nome', 'Apelido', 'CPF', 'CPF do titular'];
  const remembered = { [headerKey('APELIDO')]: 'name', [headerKey('CPF')]: null, gone: 'cpf', nome: 'not-a-field' };
  expect(matchColumns('employees', header, remembered)).toEqual({ name: 1 });
  expect(missingColumns('employees', { name: 1 }).map(({ field }) => field)).toContain('cpf');
});

test('a file of another kind is known by its columns, and each kind by its own', () => {
  for (const kind of importKinds) {
    const labels = columnsOf(kind).map(({ label }) => label);
    expect(likelierKind(kind, labels)).toBeNull();
    expect(likelierKind(kind, [])).toBeNull();
  }
  const people = ['Funcionário', 'CPF', 'Nascimento', 'Sexo', 'Unidade', 'Função', 'Admissão', 'Matrícula'];
  expect(likelierKind('units', people)).toBe('employees');
  expect(likelierKind('employees', ['CNPJ', 'CNAE', 'Grau de risco', 'Endereço', 'Identificação'])).toBe('units');
});
