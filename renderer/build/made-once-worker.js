import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { threadId } from 'node:worker_threads'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'

/*
 * Runs in a worker, which reads no TypeScript. Its one argument is typed in `made-once.ts`.
 */

/** Makes a file of the cache. Whoever looks sees the whole file or none. */
export default function makeFile({ file, task }) {
  const unfinished = `${file}.${process.pid}-${threadId}`
  writeFileSync(unfinished, made(task))
  renameSync(unfinished, file)
}

function made({ make, options, from, svg }) {
  if (make === 'br') return brotliCompressSync(readFileSync(from), options)
  if (make === 'gz') return gzipSync(readFileSync(from), options)
  return new Resvg(svg, options).render().asPng()
}
