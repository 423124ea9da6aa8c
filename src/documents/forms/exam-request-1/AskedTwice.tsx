import { Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { askedTwice } from './asked-twice.rules.ts';
import type { ExamRequest1Answers } from './exam-request-1.schema.ts';

/** Tells which exams a request asks for more than once. */
export function AskedTwice() {
  const twice = useWatch({ compute: (answers: ExamRequest1Answers) => askedTwice(answers).join(', ') });
  return (
    <Text size="sm" c="var(--attention)" role="status">
      {twice && `Pedido mais de uma vez: ${twice}. Basta deixar cada exame em um só lugar.`}
    </Text>
  );
}
