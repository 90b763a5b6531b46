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
    for (const name of ['node_modules', 'public', 'supabase'])
      symlinkSync(join(root, name), join(this.folder, name))
    writeFileSync(
      join(this.folder, 'tsconfig.content.json'),
      JSON.stringify({ extends: './tsconfig.json', include: ['content'], exclude: ['**/*.test.ts'] }),
    )
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  write(file: string, source: string): void {
    writeFileSync(join(this.folder, file), source)
  }

  /** @throws Error when the edit changes nothing, because the module no longer has what it replaces. */
  apply({ wrong, file, edit }: Mutation): void {
    const before = this.read(file)
    const after = edit(before)
    if (after === before) throw new Error(`“${wrong}” changes nothing in ${file}: write the edit anew`)
    if (after === undefined) rmSync(join(this.folder, file))
    else writeFileSync(join(this.folder, file), after)
  }

  /** What the compiler says, one entry per error. */
  async compile(): Promise<string[]> {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    const output = await this.run(compiler, '--noEmit', '--pretty', 'false', '-p', 'tsconfig.content.json')
    return output.split(/\n(?=\S)/).filter((line) => line.trim())
  }

  /** What the command prints. */
  async runCommand(): Promise<string> {
    return this.run('--import', 'tsx', 'content/validate.ts')
  }

  remove(): void {
    rmSync(this.folder, { recursive: true })
  }

  /** Runs Node; whoever finds nothing wrong says nothing, and whoever does ends with an error. */
  private run(...args: string[]): Promise<string> {
    return new Promise((resolve, reject) => {
      execFile(process.execPath, args, { cwd: this.folder }, (error, stdout, stderr) => {
        const output = (stdout + stderr).trim()
        if (Boolean(error) === Boolean(output)) resolve(output)
        else reject(new Error(`${args.join(' ')} ended with ${error?.code ?? 0} and said: ${output}`))
      })
    })
  }
}
