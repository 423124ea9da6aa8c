import type { DeclaredEndpoint } from '../../access/endpoints.server.ts';
import { type TokenScope, tokenScopes } from '../../access/token-scopes.rules.ts';
import { scopeLabels, validities } from '../../sign-in/api-tokens/api-tokens.labels.ts';
import { webhooksGuide } from './webhooks-guide.server.ts';

/**
 * How another system uses the API, in Markdown, for the head of the documentation. A test runs the examples, in their order.
 * @param endpoints of which those that are open to API tokens are listed
 */
export function apiGuide(endpoints: readonly DeclaredEndpoint[]): string {
  const scopes = (Object.keys(tokenScopes) as TokenScope[]).map((scope) => {
    const calls = endpoints.filter(({ tokenScope }) => tokenScope === scope);
    return `- **${scope}** (${scopeLabels[scope]}): ${calls.map(({ method, path }) => `\`${method} ${path}\``).join(', ')}`;
  });
  return `Clínica de saúde e segurança do trabalho: empresas, unidades, empregados, profissionais e documentos.

## Chaves de API

Outro sistema entra com uma chave de API, que a empresa ou quem trabalha na clínica cria em **Configurações**, 'Chaves de API': ela aparece uma vez só,
começa com \`zelo_\`, vale ${Object.keys(validities).join(', ')} e pode ser revogada na hora. Ela alcança o que quem a criou alcança, só com as permissões
escolhidas, e nunca o que está sob sigilo médico:

${scopes.join('\n')}

A chave vai no cabeçalho \`Authorization\`. Nos exemplos, \`$ZELO\` é o endereço da API, como \`https://zelo.suaclinica.com.br/api\`, e \`$CHAVE\`, a chave.
O que ela pode, até quando, e o \`companyId\` da empresa de que é:

${example(`curl -sS "$ZELO/api-tokens/current" \\
  -H "Authorization: Bearer $CHAVE"`)}

Os empregados da empresa, \`$EMPRESA\`, em páginas:

${example(`curl -sS "$ZELO/employees/$EMPRESA?page=1&pageSize=50&sort=name" \\
  -H "Authorization: Bearer $CHAVE"`)}

Gravar um empregado pelo CPF e pela matrícula. Quem não está cadastrado é cadastrado (\`created\`), quem mudou é alterado (\`changed\`), quem está igual fica como
está (\`same\`): o mesmo pedido pode ser repetido. O que pode ficar em branco e não se manda, como \`unitId\`, fica como está. Com \`version\`, a da
última leitura, uma mudança que outra pessoa fez no meio-tempo não é desfeita: a resposta é 409.

${example(`curl -sS -X PUT "$ZELO/employees/sync/$EMPRESA" \\
  -H "Authorization: Bearer $CHAVE" \\
  -H "Content-Type: application/json" \\
  -d '{
    "name": "Maria da Silva", "cpf": "529.982.247-25", "registration": "1001",
    "sex": "feminino", "dt_birth": "20-05-1990", "phone_number": "(11) 91234-5678",
    "admission_dt": "03-02-2025", "function_start_dt": "03-02-2025",
    "office": "Auxiliar", "employee_function": "Auxiliar de produção",
    "sector": "Produção", "cbo": "784205"
  }'`)}

O que só cadastra aceita \`Idempotency-Key\`: repetido com a mesma chave em até um dia, o pedido não cadastra de novo e responde o mesmo.

${example(`curl -sS -X POST "$ZELO/employees" \\
  -H "Authorization: Bearer $CHAVE" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: admissao-1002" \\
  -d '{
    "companyId": "'"$EMPRESA"'",
    "name": "João Pereira", "cpf": "111.444.777-35", "registration": "1002",
    "sex": "masculino", "dt_birth": "11-09-1985", "phone_number": "(11) 91234-5678",
    "admission_dt": "03-02-2025", "function_start_dt": "03-02-2025",
    "office": "Operador", "employee_function": "Operador de máquinas",
    "sector": "Produção", "cbo": "784205"
  }'`)}

Quem tem exame a fazer, e os ASOs emitidos em um período:

${example(`curl -sS "$ZELO/due-dates?list=overdue&pageSize=50" \\
  -H "Authorization: Bearer $CHAVE"`)}

${example(`curl -sS "$ZELO/bundles/documents?from=01-01-2026&to=31-12-2026" \\
  -H "Authorization: Bearer $CHAVE"`)}

Resultados de exames, do laboratório ou do aparelho, com a chave de quem atende na clínica e a permissão \`results:write\`: \`PUT $ZELO/exam-results\`, com

\`\`\`json
{ "results": [
  { "cpf": "529.982.247-25", "exam_code": "0281", "done_on": "12-03-2026", "abnormal": "não" },
  { "cpf": "111.444.777-35", "name": "João Pereira", "cnpj": "12.345.678/0001-95",
    "exam_name": "Chumbo no sangue", "done_on": "2026-03-12", "abnormal": "sim",
    "value": "65 µg/100 ml", "observation": "Coleta repetida" },
  { "cpf": "529.982.247-25", "exam_code": "0281", "done_on": "13-03-2026",
    "right_air": "10 10 15 20 25 20 15", "right_bone": "- - 15 20 20",
    "left_air": "10 10 15 20 120s 20m 15" }
] }
\`\`\`

ou, com \`Content-Type: text/csv\`, os mesmos nomes na primeira linha, separados por ponto e vírgula ou vírgula. De cada linha a resposta diz o que foi feito:
\`recorded\`, \`same\`, \`waiting\` (não se sabe de quem é, ou contradiz outro: alguém da clínica decide) ou \`refused\`, com o motivo. A pessoa é achada pelo CPF e pelo dia,
nunca pelo nome; nada é gravado por cima, e o mesmo pedido pode ser repetido. Nenhum resultado sai por uma chave.

Uma audiometria tonal (0281) pode trazer os limiares de cada orelha, em dB, de 500, 1000, 2000, 3000, 4000, 6000 e 8000 Hz por via aérea (\`right_air\`, \`left_air\`: as duas, ou nenhuma) e de 500 a 4000 Hz por via óssea
(\`right_bone\`, \`left_bone\`, com \`-\` onde não houve teste): \`m\` depois do número diz que foi com mascaramento, \`s\` que não houve resposta. Aparecem aos profissionais da clínica como recebidos de fora; um audiograma é só o que um deles emite.

Respostas: **401**, a chave não existe, venceu ou foi revogada, sem dizer qual; **403**, falta a permissão, que a mensagem diz; **429**, são chamadas demais: espere os
segundos de \`Retry-After\`. Todo erro diz em \`message\` o que fazer e, em \`data.issues\`, em que campo.

${webhooksGuide()}`;
}

function example(command: string): string {
  return `\`\`\`sh\n${command}\n\`\`\``;
}
