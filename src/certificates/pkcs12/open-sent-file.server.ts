import { invalidInput } from '../../platform/contract/errors.ts';
import { type Certificate, openPkcs12 } from './open-pkcs12.server.ts';
import { Pkcs12Error } from './opened-pkcs12.server.ts';

/**
 * Opens a file in base64 with its password.
 * @throws 400 at the field that is wrong
 */
export async function openSentFile(file: string, password: string): Promise<Certificate> {
  try {
    return await openPkcs12(Buffer.from(file, 'base64'), password);
  } catch (error) {
    if (!(error instanceof Pkcs12Error)) throw error;
    throw invalidInput([{ path: error.problem === 'password' ? 'password' : 'file', message: error.message }]);
  }
}
