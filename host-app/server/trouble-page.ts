import { brandDocument } from './branding/brand-document.js'
import type { OperatorsOwn } from './branding/read-branding.js'
import { documentHeaders } from './security-headers.js'

const RETRY_SECONDS = 5

/** The page shown while the cloud cannot be reached. Without scripts it loads itself again every few seconds. */
export function troublePage(trouble: string, webroot: string, own?: OperatorsOwn): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<base href="${escape(webroot)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<noscript><meta http-equiv="refresh" content="${RETRY_SECONDS}"></noscript>
<title>The cloud cannot be reached – Stratus</title>
<link rel="icon" href="${escape(webroot)}stratus/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${escape(webroot)}stratus/trouble.css">
<script defer src="${escape(webroot)}stratus/trouble.js" data-seconds="${RETRY_SECONDS}" data-health="${escape(webroot)}healthz"></script>
</head>
<body>
<main>
<h1>The cloud cannot be reached</h1>
<p>${escape(trouble)}</p>
<p>This page tries again every ${RETRY_SECONDS} seconds.</p>
</main>
</body>
</html>
`
  return new Response(own ? brandDocument(html, own) : html, {
    status: 503,
    headers: {
      ...documentHeaders(),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(RETRY_SECONDS),
    },
  })
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
