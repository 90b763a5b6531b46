import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { threadId } from 'node:worker_threads'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'

/*
 * Runs in a worker, which reads no TypeScript. Its one argument is typed in `made-once.ts`.
 */

/** Makes a file of the cache. Whoever looks sees the whole file or none. */
export default async function makeFile({ file, task }) {
  const unfinished = `${file}.${process.pid}-${threadId}`
  writeFileSync(unfinished, made(task))
  renameSync(unfinished, file)
  if (task.make === 'png' && ++drawn % 20 === 0) await letGoOfDrawings()
}

let drawn = 0

function made({ make, options, from, svg }) {
  if (make === 'br') return brotliCompressSync(readFileSync(from), options)
  if (make === 'gz') return gzipSync(readFileSync(from), options)
  return new Resvg(svg, options).render().asPng()
}

/**
 * A drawing holds 4 MB that JavaScript does not see, and for which it would not tidy up: ten thousand fill any machine.
 * They go in the turn after what held them has been collected.
 */
async function letGoOfDrawings() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  await new Promise(setImmediate)
}
