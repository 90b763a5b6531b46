import { cpus } from 'node:os'
import type { Browser } from 'playwright'
import { islandBytes } from '../build/island-bytes.ts'
import buildOnce from '../helpers/build-once.ts'
import { type StaticSite, startStaticSite } from '../helpers/static-site.ts'
import { buildScaling } from './build-scaling.ts'
import { changedCheck } from './changed-check.ts'
import { compare } from './compare.ts'
import { firstPaints } from './first-paint.ts'
import { interactions } from './interactions.ts'
import { lighthouseScores } from './lighthouse.ts'
import { oneWordDeploy } from './one-word-deploy.ts'
import { pageToPage } from './page-to-page.ts'
import { besidePeers } from './peers.ts'
import { pressToDialog } from './press-to-dialog.ts'
import { pressToStep } from './press-to-step.ts'
import { pressToStored } from './press-to-stored.ts'
import { proofOfWork } from './proof-of-work.ts'
import { type Measured, writeReadmeTable } from './readme-table.ts'
import { slowPhone, startBrowser } from './slow-phone.ts'
import { whySoLarge } from './why.ts'

/*
 * `npm run bench`, or `npm run bench -- first-paint` for one of them. Prints figures, and passes judgment on none.
 * `npm run bench -- build-scaling 10000` for as many pages more, `npm run bench -- --why` for a treemap of the
 * browser's scripts. With `--readme` the figures are written into the README's table; what is not measured keeps its
 * place there. `npm run bench -- press-to-step --against main` measures that commit too, and fails with what became worse.
 */

type Measure = { title: string; run: (browser: Browser, site: StaticSite) => unknown }

const pages = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 1000)

/** What two built sites can be compared by; a build and a check are those of a checkout. */
const ofSites = ['press-to-dialog', 'press-to-step', 'interactions', 'page-to-page', 'first-paint']

const measures: Readonly<Record<string, Measure>> = {
  'press-to-dialog': { title: 'From a press to its dialog on the screen, ms', run: pressToDialog },
  'press-to-step': {
    title: 'From a press in the wizard to its next step on the screen, ms',
    run: pressToStep,
  },
  interactions: {
    title: 'From a press to the next frame, ms (INP)',
    run: interactions,
  },
  'page-to-page': { title: 'From a press on a link to the next page’s first paint, ms', run: pageToPage },
  'first-paint': { title: 'Paints', run: firstPaints },
  islands: { title: 'What is fetched when it is wanted, bytes as brotli', run: islandBytes },
  'one-word-deploy': {
    title: 'What a deploy of one changed word makes a returning visitor fetch, bytes as brotli',
    run: oneWordDeploy,
  },
  'proof-of-work': { title: 'The proof of work that every form carries', run: proofOfWork },
  'press-to-stored': {
    title: 'From the press that sends a form to its stored row, ms',
    run: pressToStored,
  },
  'changed-check': {
    title: 'From a changed word of one page to the answer of `npm run check -- --changed`, ms',
    run: changedCheck,
  },
  'build-scaling': {
    title: 'What a build costs',
    run: async () => besidePeers(await buildScaling(pages), pages),
  },
  lighthouse: { title: 'Lighthouse', run: (_browser, site) => lighthouseScores(site) },
}

const words = process.argv.slice(2)
const revision = words.includes('--against') ? words[words.indexOf('--against') + 1] : undefined
const names = words.filter((word) => word !== revision && !/^\d+$|^--/.test(word))
const unknown = names.filter((name) => !measures[name])
if (unknown.length > 0)
  throw new Error(`There is no ${unknown}; there are ${Object.keys(measures).join(', ')}.`)
const chosen = Object.entries(measures).filter(([name]) => names.length === 0 || names.includes(name))

if (words.includes('--why')) {
  const { page, scripts } = await whySoLarge()
  for (const [script, sizes] of Object.entries(scripts)) {
    console.log(`\n${script}, bytes as brotli`)
    console.table(sizes)
  }
  console.log(`Where each byte comes from: ${page}`)
  // What compiled the styles would wait for more of them.
  process.exit()
}

await buildOnce()
const when = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`,
}
console.log(`${when.date}, ${when.machine}`)
console.log('Slow phone:', slowPhone)

if (words.includes('--against')) {
  const comparable = chosen.filter(([name]) => ofSites.includes(name))
  const found = await compare(
    revision,
    Object.fromEntries(comparable.map(([, { title, run }]) => [title, run])),
  )
  process.exit(found > 0 ? 1 : 0)
}

const site = await startStaticSite()
const measured: Measured[] = []
for (const [, { title, run }] of chosen) {
  // One for each: none measures what another has left behind.
  const browser = await startBrowser()
  console.log(`\n${title}`)
  const result = await run(browser, site)
  console.table(result)
  measured.push({ title, result })
  await browser.close()
}
await site.close()
const order = Object.values(measures).map(({ title }) => title)
if (words.includes('--readme')) writeReadmeTable('README.md', when, measured, order)
