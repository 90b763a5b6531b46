import { copyFileSync, readFileSync } from 'node:fs'
import { brotliOptions } from './brotli.ts'
import { filesBelow } from './files-below.ts'
import { inTurns, keyOf, type MadeOnce, type Task } from './made-once.ts'

const tool = `brotli 11 ${process.versions['brotli']}, gzip 9 ${process.versions['zlib']}`

/** Puts a `.br` and a `.gz` beside every text file that is worth it; a server picks what the browser takes. */
export async function compressFiles(folder: string, madeOnce: MadeOnce): Promise<void> {
  const files = filesBelow(folder).filter((file) =>
    /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file),
  )
  await inTurns(files, async (file) => {
    const content = readFileSync(file)
    if (content.length < 512) return
    const key = keyOf(tool, content)
    const tasks: Task[] = [
      { make: 'br', from: file, options: brotliOptions(content.length) },
      { make: 'gz', from: file, options: { level: 9 } },
    ]
    for (const task of tasks) copyFileSync(await madeOnce.file(key, task), `${file}.${task.make}`)
  })
}
