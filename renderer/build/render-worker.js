import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import { renderPage } from 'vike/server'

/*
 * Runs in a worker, which reads no TypeScript. Its one argument and its answer are typed in `documents.ts`.
 */

const [, { builtCode }] = workerData
await import(pathToFileURL(resolve(join(builtCode, 'server/entry.mjs'))).href)

/** Renders the document at a path, and says of which pages it is made. What a server would answer otherwise is an error. */
export default async function renderDocument({ path, status }) {
  const { httpResponse, errorWhileRendering, madeOf } = await renderPage({ urlOriginal: path })
  if (errorWhileRendering) throw errorWhileRendering
  if (httpResponse.statusCode !== status) throw new Error(`${path} would answer ${httpResponse.statusCode}.`)
  return { html: httpResponse.body, madeOf }
}
