export const numbersToCheck = 'Números a conferir';
export const ownNumberToCheck = 'Número da empresa a conferir';
