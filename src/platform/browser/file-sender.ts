/**
 * Sends a file as the body of a request, as `fetch` would, which can't tell how far it is.
 * @param onProgress told how many bytes have gone
 */
export function fileSender(file: Blob, onProgress: (sent: number) => void): (request: Request) => Promise<Response> {
  return ({ method, url, headers, signal }) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const abort = () => call.abort();
      call.open(method, url);
      headers.forEach((value, name) => {
        call.setRequestHeader(name, value);
      });
      call.upload.onprogress = ({ loaded }) => onProgress(loaded);
      call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
      call.onerror = () => reject(new TypeError('The file could not be sent'));
      call.onabort = () => reject(signal.reason);
      call.onloadend = () => signal.removeEventListener('abort', abort);
      signal.addEventListener('abort', abort);
      call.send(file);
      if (signal.aborted) abort();
    });
}
