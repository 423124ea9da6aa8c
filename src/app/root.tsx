import latin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { type ReactNode, useContext } from 'react';
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type UIMatch,
  useMatches,
  useRouteError,
} from 'react-router';
import { siteLogo, siteLogoProperty, siteName, siteNameProperty } from '../platform/browser/site-name.ts';
import { ConnectionLine } from '../ui/connection/ConnectionLine.tsx';
import './look/base.css';
import './look/controls.css';
import { beforeFirstPaint } from './before-first-paint.ts';
import { trustedTypes } from './trusted-types.ts';

/** The page around every screen. A route whose `handle` says `plain` is HTML only: no script is loaded for it. */
export function Layout({ children }: { children: ReactNode }) {
  const matches = useMatches() as UIMatch<unknown, { plain?: boolean } | undefined>[];
  // The fallback page, from which every other screen starts, is built at the address of the landing page: it needs scripts.
  const isFallback = useContext(FrameworkContext)?.isSpaMode;
  const plain = !isFallback && matches.some(({ handle }) => handle?.plain);
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: trustedTypes }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: beforeFirstPaint }} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#16202b" media="(prefers-color-scheme: dark)" />
        <meta property={siteNameProperty} content={siteName()} />
        <meta property={siteLogoProperty} content={siteLogo()} />
        <link rel="preload" href={latin} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {!plain && <ScrollRestoration />}
        {!plain && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** What the fallback page shows until the scripts have loaded. */
export function HydrateFallback() {
  return (
    <>
      <ConnectionLine />
      <p className="starting" role="status">
        Carregando…
      </p>
    </>
  );
}

/** The last resort: a fault while a screen is drawn. What was typed in other tabs and stored drafts stay. */
export function ErrorBoundary() {
  const error = useRouteError();
  const notFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main className="failure">
      <h1>{notFound ? 'Página não encontrada' : 'Algo deu errado nesta tela'}</h1>
      <p>
        {notFound
          ? 'O endereço que você abriu não existe.'
          : 'Seus dados salvos estão seguros. Recarregue a página; se o problema continuar, avise o suporte.'}
      </p>
      <p>
        <a href={window.location.pathname}>Recarregar</a> · <a href="/">Ir para o início</a>
      </p>
    </main>
  );
}
