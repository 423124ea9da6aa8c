import type { Plugin } from 'vite';
import { verificationValues } from '../src/documents/verification/verification-places.rules.ts';
import { landingValues } from '../src/landing/landing-values.rules.ts';
import { brandValues } from '../src/practice/letterhead/letterhead.labels.ts';
import { examplePractice } from '../src/practice/practice.example.ts';
import { fillPlaces } from '../src/server/pages/fill-places.server.ts';

/** While developing nobody serves the pages but Vite: what it draws has the example practice in its places (decision 43). */
export function placesPlugin(): Plugin {
  const values = {
    ...landingValues(examplePractice, null),
    ...brandValues(examplePractice, ''),
    ...verificationValues({ asking: true }),
  };
  return {
    name: 'places',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next();
        const parts: Buffer[] = [];
        const keep = (part: unknown) => {
          if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part));
        };
        const end = response.end.bind(response);
        response.write = (part: unknown) => {
          keep(part);
          return true;
        };
        response.end = (part?: unknown) => {
          keep(part);
          return end(fillPlaces(Buffer.concat(parts).toString(), values));
        };
        next();
      });
    },
  };
}
