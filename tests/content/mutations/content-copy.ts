import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutation } from './mutation.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The content in a folder of its own, to be edited wrongly there. */
export class ContentCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'content-copy-'))

  constructor() {
    for (const name of ['content', 'package.json', 'tsconfig.json']) {
      cpSync(join(root, name), join(this.folder, name), { recursive: true })
    }
    for (const name of ['node_modules', 'public']) symlinkSync(join(root, name), join(this.folder, name))
    writeFileSync(
      join(this.folder, 'tsconfig.content.json'),
      JSON.stringify({ extends: './tsconfig.json', include: ['content'], exclude: ['**/*.test.ts'] }),
    )
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  /** @throws Error when the edit changes nothing, because the module no longer has what it replaces. */
  apply({ wrong, file, edit }: Mutation): { restore(): void } {
    const before = this.read(file)
    const after = edit(before)
    if (after === before) throw new Error(`“${wrong}” changes nothing in ${file}: write the edit anew`)
    writeFileSync(join(this.folder, file), after)
    return { restore: () => writeFileSync(join(this.folder, file), before) }
  }

  /** What the compiler says, one entry per error. */
  async compile(): Promise<string[]> {
    const output = await this.run(
      'typescript/bin/tsc',
      '--noEmit',
      '--pretty',
      'false',
      '-p',
      'tsconfig.content.json',
    )
    return output.split(/\n(?=\S)/).filter((line) => line.trim())
  }

  /** What `content/validate.ts` says, one entry per problem. */
  async validate(): Promise<string[]> {
    const output = await this.run('tsx/dist/cli.mjs', 'content/validate.ts')
    return output.split('\n').filter((line) => line && !/^\d+ problems? in the content\.$/.test(line))
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }

  /** Runs a package's command; its output is empty where it found nothing wrong. */
  private run(command: string, ...args: string[]): Promise<string> {
    const script = join(root, 'node_modules', command)
    return new Promise((resolve, reject) => {
      execFile(process.execPath, [script, ...args], { cwd: this.folder }, (error, stdout, stderr) => {
        const output = (stdout + stderr).trim()
        if (Boolean(error) !== Boolean(output))
          reject(new Error(`${command} ended with ${error?.code}: ${output}`))
        else resolve(output)
      })
    })
  }
}
