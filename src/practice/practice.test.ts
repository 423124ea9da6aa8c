import { expect, test } from 'vitest';
import { practiceInput } from './practice.contract.ts';
import example from './practice.example.json' with { type: 'json' };
import { practiceFile } from './practice.schema.ts';

const typed = practiceFile.parse(example);

test('a link of the practice leads to a page, not to a script', () => {
  const withLink = (url: string) => practiceInput.safeParse({ ...typed, social: `Rede ${url}` }).success;
  expect(withLink('https://rede.example/clinica')).toBe(true);
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'file:///etc/passwd',
    'rede.example',
    'https://',
  ]) {
    expect(withLink(url), url).toBe(false);
  }
});

test('a social link is a line of its own, with what it is called', () => {
  const issuesOf = (social: string) =>
    practiceInput.safeParse({ ...typed, social }).error?.issues.map(({ message }) => message) ?? [];
  expect(issuesOf('')).toEqual([]);
  expect(issuesOf('Nossa página  https://um.example\r\n\n WhatsApp https://wa.me/55')).toEqual([]);
  const advice = ['Escreva, em cada linha, o nome da rede e um endereço que comece com https://'];
  expect(issuesOf('https://um.example')).toEqual(advice);
  expect(issuesOf('Instagram https://um.example\nLinkedIn')).toEqual(advice);
  expect(issuesOf(Array.from({ length: 9 }, (_, at) => `Rede https://${at}.example`).join('\n'))).toEqual([
    'Use no máximo 8 redes',
  ]);
});

test('the file that an installation begins with is held to what an administrator may type', () => {
  expect(typed).toMatchObject({
    map_query: 'Praça da Sé, São Paulo, SP',
    physician_phone: '(11) 4000-1234',
    form_city: '',
  });
  expect(typed.social.split('\n')[0]).toBe('Instagram https://www.instagram.com/clinica.example');
  const { error } = practiceFile.safeParse({ ...example, phone: 'ramal 12', email: 'nenhum' });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['phone', 'email']);
});
