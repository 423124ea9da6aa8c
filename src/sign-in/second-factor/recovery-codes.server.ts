import { hash, randomInt } from 'node:crypto';

const howMany = 10;
/** Without what is easily taken for something else: 0 and o, 1, i and l. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const length = 12;

/** Ten new codes such as `k7mq-x2vd-9hpt`, of 59 bits each, to be shown once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: howMany }, () => {
    const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return code.replace(/(.{4})(?!$)/g, '$1-');
  });
}

/** What is stored of a code, however it is typed. The user is part of it: equal codes of two people differ. */
export function recoveryCodeHash(userId: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return hash('sha256', `${userId}:${plain}`, 'base64url');
}
