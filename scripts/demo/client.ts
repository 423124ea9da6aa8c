/** Calls the API of a running server; a refusal ends the demonstration with what the server said. */
export function client(address: string) {
  async function call<Body = Record<string, { id: string }>>(
    path: string,
    token: string | null,
    body: object,
    method = 'POST',
  ) {
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    const said = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
    return said as Body;
  }
  return {
    call,
    signIn: async (email: string, password: string) =>
      (await call<{ token: string }>('/login', null, { email, password })).token,
    sendFile: async (signedUrl: string, bytes: Buffer) => {
      const headers = { 'content-type': 'application/pdf' };
      const sent = await fetch(new URL(signedUrl, `${address}/api/`), {
        method: 'PUT',
        headers,
        body: new Uint8Array(bytes),
      });
      if (!sent.ok) throw new Error(`upload: ${await sent.text()}`);
    },
  };
}
