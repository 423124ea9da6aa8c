import { expect, test } from 'vitest';
import example from './practice.example.json' with { type: 'json' };
import { practiceSchema } from './practice.schema.ts';

test('a link of the practice leads to a page, not to a script', () => {
  const withLink = (url: string) => practiceSchema.safeParse({ ...example, social: [{ name: 'Rede', url }] }).success;
  expect(withLink('https://rede.example/clinica')).toBe(true);
  for (const url of ['javascript:alert(1)', 'data:text/html,<script>', 'file:///etc/passwd', 'rede.example']) {
    expect(withLink(url), url).toBe(false);
  }
});
