import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { build, type Rollup } from 'vite'
import { solved } from '../database/support/proof.ts'
import { lead } from '../database/support/samples.ts'
import { openTestDatabase } from '../database/support/test-database.ts'
import { figures, repeat } from './median.ts'
import { onSlowPhone } from './slow-phone.ts'

const runs = 51

/** What the proof costs an honest visitor on a slow phone, and the server for each save. */
export async function proofOfWork(
  browser: Browser,
): Promise<Record<string, { 'median, ms': number; 'worst, ms': number }>> {
  const database = await openTestDatabase('embedded')
  try {
    await database.reset()
    await database.query('update private.settings set proof_numbers = default')
    const challenges = await repeat(
      runs,
      async () => (await database.visitor().call('proof_challenge', {})).body as object,
    )
    const solver = await solverScript()
    const solving = await onSlowPhone(browser, async (page) => {
      await page.addScriptTag({ content: solver })
      return page.evaluate(async (given) => {
        const { solveChallenge } = (
          globalThis as unknown as { proof: { solveChallenge(one: object): Promise<string> } }
        ).proof
        const taken: number[] = []
        for (const challenge of given) {
          const began = performance.now()
          await solveChallenge(challenge)
          taken.push(performance.now() - began)
        }
        return taken
      }, challenges)
    })
    const proofs = await Promise.all(challenges.map(solved))
    // One after the other in turns, so that a busy moment of the machine falls on both.
    const [withProof, without]: [number[], number[]] = [[], []]
    const visitor = (run: number) => database.visitor(`198.51.100.${run}`)
    for (let run = 0; run < runs; run += 1) {
      const row = () => lead({ email: `p${Math.random()}@example.org` })
      await database.query('truncate private.submissions')
      await database.query('update private.settings set proof_numbers = default')
      withProof.push(await timed(() => visitor(run).post('leads', row(), { 'x-altcha': proofs[run] })))
      await database.query('update private.settings set proof_numbers = 0')
      without.push(await timed(() => visitor(run).post('leads', row())))
    }
    return {
      'solved on the phone, while the person types': figures(solving),
      'a save with its proof, on the server': figures(withProof),
      'a save without, on the server': figures(without),
    }
  } finally {
    await database.close()
  }
}

async function timed(run: () => Promise<{ status: number }>): Promise<number> {
  const began = performance.now()
  const { status } = await run()
  if (status !== 201) throw new Error(`The save was answered with ${status}.`)
  return performance.now() - began
}

/** The page's own solver as one script. */
async function solverScript(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'solver-'))
  try {
    const entry = fileURLToPath(new URL('../../data-access/proof/solve-challenge.ts', import.meta.url))
    const built = (await build({
      configFile: false,
      logLevel: 'silent',
      build: { outDir, lib: { entry, formats: ['iife'], name: 'proof' }, write: false },
    })) as Rollup.RollupOutput[]
    return built
      .flatMap(({ output }) => output)
      .flatMap((part) => ('code' in part ? [part.code] : []))
      .join('\n')
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
