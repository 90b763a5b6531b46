import buildOnce from '../helpers/build-once.ts'
import { startStaticSite } from '../helpers/static-site.ts'
import { firstPaints } from './first-paint.ts'
import { islandBytes } from './island-bytes.ts'
import { lighthouseScores } from './lighthouse.ts'
import { pressToDialog } from './press-to-dialog.ts'
import { proofOfWork } from './proof-of-work.ts'
import { slowPhone, startBrowser } from './slow-phone.ts'

// `npm run bench`, or `npm run bench -- first-paint` for one of them. Prints figures, and passes judgment on none.
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

await buildOnce()
const site = await startStaticSite()
const browser = await startBrowser()
console.log('Slow phone:', slowPhone)
if (isWanted('press-to-dialog')) {
  console.log('\nFrom a press to its dialog on the screen, ms')
  console.table(await pressToDialog(browser, site))
}
if (isWanted('islands')) {
  console.log('\nWhat is fetched when it is wanted, bytes as brotli')
  console.table(islandBytes())
}
if (isWanted('first-paint')) {
  console.log('\nPaints')
  console.table(await firstPaints(browser, site))
}
if (isWanted('proof-of-work')) {
  console.log('\nThe proof of work that every form carries')
  console.table(await proofOfWork(browser))
}
await browser.close()
if (isWanted('lighthouse')) {
  console.log('\nLighthouse')
  console.table(await lighthouseScores(site))
}
await site.close()
