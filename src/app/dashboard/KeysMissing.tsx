import { Text } from '@mantine/core';

/** Says to an administrator that nothing is sealed here: in one quiet line, for whoever runs the installation may want it so. */
export function KeysMissing() {
  return (
    <Text size="sm" role="note">
      Sem ENCRYPTION_KEYS, documentos e segredos ficam legíveis para quem copiar o disco ou o banco. Quem opera o Zelo
      define a chave e roda npm run rotate-keys.
    </Text>
  );
}
