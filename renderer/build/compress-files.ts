import { copyFileSync, readFileSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { brotliOptions } from './brotli.ts'
import { filesBelow } from './files-below.ts'
import { inTurns, keyOf, type MadeOnce, type Task } from './made-once.ts'
import type { SiteFiles } from './site-files.ts'

const tool = `brotli 11 ${process.versions['brotli']}, gzip 9 ${process.versions['zlib']}`

/** Puts a `.br` and a `.gz` beside every text file that is worth it; a server picks what the browser takes. */
export async function compressFiles(folder: string, siteFiles: SiteFiles, madeOnce: MadeOnce): Promise<void> {
  const files = filesBelow(folder).filter(
    (file) => /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file) && statSync(file).size >= 512,
  )
  await inTurns(files, async (file) => {
    const name = relative(folder, file)
    const key = once(() => keyOf(tool, readFileSync(file)))
    const id = `${tool} ${siteFiles.idOf(name) ?? key()}`
    const { size } = statSync(file)
    const tasks: Task[] = [
      { make: 'br', from: file, options: brotliOptions(size) },
      { make: 'gz', from: file, options: { level: 9 } },
    ]
    for (const task of tasks) {
      await siteFiles.put(`${name}.${task.make}`, id, async (to) =>
        copyFileSync(await madeOnce.file(key(), task), to),
      )
    }
  })
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
