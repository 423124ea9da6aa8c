import { useQuery } from '@tanstack/react-query';
import { personalCertificatesApi } from '../../../certificates/personal/usePersonalCertificates.ts';

/** Whether the professional has a certificate to sign with. @param wanted whether that is asked at all */
export function useOwnCertificate(wanted: boolean): boolean {
  const { data } = useQuery(personalCertificatesApi.read.queryOptions({ enabled: wanted }));
  return wanted && Boolean(data?.certificate);
}
