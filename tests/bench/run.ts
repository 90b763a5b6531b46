import buildOnce from '../helpers/build-once.ts'
import { startStaticSite } from '../helpers/static-site.ts'
import { clickToModal } from './click-to-modal.ts'
import { firstPaints } from './first-paint.ts'
import { lighthouseScores } from './lighthouse.ts'
import { proofOfWork } from './proof-of-work.ts'
import { slowPhone, startBrowser } from './slow-phone.ts'

// `npm run bench`, or `npm run bench -- first-paint` for one of them. Prints figures, and passes judgment on none.
const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

await buildOnce()
const site = await startStaticSite()
const browser = await startBrowser()
console.log('Slow phone:', slowPhone)
if (isWanted('click-to-modal')) {
  console.log('\nFrom the press of a call to action to its dialog')
  console.table(await clickToModal(browser, site))
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
