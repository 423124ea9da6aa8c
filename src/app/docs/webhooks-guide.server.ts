import { eventLabels } from '../../outbox/webhook-events.labels.ts';

/** What the data of an event names beside the company, by what the event is called. */
const named: Readonly<Record<string, string>> = {
  unit: '`unitId`',
  employee: '`employeeId`',
  'due-dates': '`employeeId`',
  aso: '`employeeId`, `documentId`',
  esocial: '`employeeId`, `eventId`',
  referral: '`employeeId`, `referralId`',
};

/** How another system is told of changes, in Markdown, for the head of the documentation. A test runs the example (product 22). */
export function webhooksGuide(): string {
  const events = Object.entries(eventLabels).map(([event, label]) => {
    const [of = ''] = event.split('.');
    return `- \`${event}\` (${label}): \`companyId\`, ${named[of]}`;
  });
  return `## Webhooks

Para que outro sistema saiba na hora do que muda, a empresa ou um administrador cadastra em **Webhooks** um endereço \`https\` e escolhe o que avisar. O Zelo manda então
um \`POST\` a ele, como diz Standard Webhooks (standardwebhooks.com):

\`\`\`http
POST /zelo HTTP/1.1
content-type: application/json
webhook-id: 01985c1e-7f7a-7c5e-9a53-6f1d2b3c4d5e
webhook-timestamp: 1795401296
webhook-signature: v1,kT3…=

{"type":"employee.created","timestamp":"2026-11-22T12:34:56.000Z","data":{"companyId":"…","employeeId":"…"}}
\`\`\`

Em \`data\` há identificadores, e nada mais; o que mudou, o outro sistema pergunta pela API, com a sua chave:

${events.join('\n')}

'Enviar um teste' manda um \`webhook.test\`, com \`data\` vazio. Outros tipos podem vir a existir: o que não se conhece, responde-se com 2xx e deixa-se passar.

**Assinatura.** O segredo, \`whsec_…\`, aparece uma vez. Depois do prefixo, ele é a chave em base64. A assinatura é o HMAC-SHA256, em base64, do texto
\`webhook-id\`, ponto, \`webhook-timestamp\`, ponto e o corpo como chegou, byte por byte. Por 24 horas depois de se criar outro segredo há duas assinaturas, separadas por um espaço: basta que uma
confira. Recuse o que tem mais de cinco minutos. Um sistema que recebe, em Node.js (\`SEGREDO=whsec_… PORT=4000 node recebe.mjs\`):

\`\`\`js
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const key = Buffer.from(process.env.SEGREDO.replace('whsec_', ''), 'base64');
const seen = new Set(); // Em um sistema de verdade, uma tabela com chave única.

function isAuthentic(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) return false;
  const expected = createHmac('sha256', key).update([id, timestamp, body].join('.')).digest();
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return one.startsWith('v1,') && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString();
  if (!isAuthentic(request.headers, body)) return response.writeHead(401).end();
  const id = request.headers['webhook-id'];
  if (!seen.has(id)) console.log(body); // Aqui entra o que o seu sistema faz.
  seen.add(id);
  response.writeHead(204).end();
}).listen(Number(process.env.PORT), '127.0.0.1');
\`\`\`

**Resposta.** Qualquer 2xx em até 10 segundos diz que o aviso foi recebido; o corpo não é lido. Responda logo e faça depois. Redirecionamentos não são seguidos. **410** desativa o webhook.

**Novas tentativas.** Com outra resposta, ou nenhuma, tenta-se de novo depois de 5 segundos, 1 minuto, 10 minutos, 1 hora e daí de 6 em 6 horas, por três dias; \`Retry-After\` vale até 6 horas. Depois o aviso fica de lado, e
no histórico há 'Enviar de novo'. O mesmo aviso pode chegar mais de uma vez, sempre com o mesmo \`webhook-id\`.

**Ordem.** Os avisos de uma mesma pessoa, ou unidade, chegam na ordem em que aconteceram: o seguinte espera o anterior. Entre pessoas não há ordem. \`due-dates.changed\` da mesma pessoa, ou
\`esocial.changed\` do mesmo evento, que ainda não saíram viram um só.`;
}
