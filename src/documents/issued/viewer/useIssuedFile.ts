import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getFile } from '../../../platform/browser/api-client.ts';
import { documentsApi } from '../../useDocuments.ts';

/** Whether a PDF has its place within the page: the browser shows it there, which a phone's seldom does, and there is room to read it. */
export function useHasRoom(): boolean {
  const isNarrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  return navigator.pdfViewerEnabled !== false && !isNarrow;
}

/**
 * The file of an issued document, and an address of it for a frame. It is fetched through its signed link once for each showing and
 * kept no longer: the link lives five minutes, the screen may stand for hours, and the bytes
 * of a hash never change.
 */
export function useIssuedFile(documentId: string, wanted: boolean, sha256: string | null) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['issued-file', documentId, sha256],
    queryFn: async ({ signal }) => {
      const { signedUrl } = await documentsApi.open.call({ documentId }, { signal });
      const file = await getFile(signedUrl, signal);
      return new Blob([file], { type: 'application/pdf' }); // Whatever a store says that it is.
    },
    enabled: wanted,
    staleTime: 'static',
    gcTime: 0,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [data]);
  return { file: data, url, error: isFetching ? null : error, retry: refetch };
}
