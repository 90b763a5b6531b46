import { spawnSync } from 'node:child_process'

/* `npm run audit`: known holes in what visitors or the server meet. Says so where no registry answers. */

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
const report = answer(stdout)
if (!report?.metadata) {
  console.log(`Not audited: no registry answered (${report?.message ?? 'nothing was said'}).`)
} else {
  const found = Object.entries(report.vulnerabilities ?? {})
  for (const [name, { severity, range }] of found) console.log(`${name} ${range}: ${severity}`)
  console.log(found.length ? `${found.length} packages with known holes` : 'No known holes')
  process.exitCode = found.length ? 1 : 0
}

type Report = {
  message?: string
  metadata?: unknown
  vulnerabilities?: Record<string, { severity: string; range: string }>
}

function answer(json: string): Report | undefined {
  try {
    return JSON.parse(json) as Report
  } catch {
    return undefined
  }
}
