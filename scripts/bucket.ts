import { readConfig } from '../src/app/config.server.ts';
import { loadDotEnv } from '../src/app/start/dot-env.server.ts';
import { ConfigError } from '../src/platform/config-error.server.ts';
import { allowOrigin, makeBucket } from '../src/platform/storage/bucket.server.ts';

/** npm run bucket: makes the bucket that S3_BUCKET names, and lets the pages at PUBLIC_URL use it. Can be repeated. */

loadDotEnv();
try {
  const { s3, publicUrl } = readConfig(process.env);
  if (!s3) throw new ConfigError('Nenhum armazenamento de objetos configurado: defina as variáveis S3_*.');
  const made = await makeBucket(s3);
  console.log(`${made ? 'Criado' : 'Já existia'}: ${s3.bucket} em ${s3.endpoint}`);
  if (!publicUrl)
    throw new ConfigError('Defina PUBLIC_URL para liberar o envio de arquivos a partir das páginas (CORS).');
  const origin = new URL(publicUrl).origin;
  if (await allowOrigin(s3, origin)) console.log(`CORS: ${origin} pode enviar e abrir arquivos`);
  else
    console.log(
      `Este serviço não define CORS pela API S3. Libere ${origin} (GET, PUT, content-type) na configuração dele.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
