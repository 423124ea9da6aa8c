import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.server.ts';
import { passwordWeakness } from './new-password.server.ts';

const common = `123456 1234567890 987654 000000 aaaaaa 121212 abcabc qwerty qwertyuiop asdfgh zxcvbn abcdef fedcba
  password iloveyou letmein senha123 Senha@123 123mudar mudar123 mudar@123 brasil Brasil2026 flamengo FLAMENGO
  corinthians12 palmeiras10 gremio123 deusefiel jesus123 teamo123 família amanda admin123 teste123 clinica123 zelo2026`;

test.each(common.split(/\s+/))('%s is a common password', async (password) => {
  expect(await isCommonPassword(password)).toBe(true);
});

const fine =
  'senha-segura estetoscópio cavalo-certo-pilha 7hT!qz kj83nd senha-de-ana-lima meu-cachorro-late zebra-listrada';

test.each(fine.split(' '))('%s is not', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});

test.each(['ana.lima@zelo.test', 'Ana.Lima@Zelo.Test', 'ana.lima', 'ANA.LIMA'])(
  'nor may the password be %s, the own e-mail or what it begins with',
  async (password) => {
    expect(await passwordWeakness(password, 'ana.lima@zelo.test')).toContain('próprio e-mail');
    expect(await passwordWeakness(password, 'bia@zelo.test')).toBeNull();
  },
);
