import { chromium } from 'playwright'
import { browserEnvironment, browserFlags, unpackBaselineFonts } from '/work/wt/design/tests/helpers/browser-flags.ts'
import { testBrowser } from '/work/wt/design/tests/helpers/test-browser.ts'
const [, , paths = '/', sizes = '1366x657,390x760', mode = ''] = process.argv
const base = process.env['BASE'] ?? 'http://localhost:4173'
const tb: any = await testBrowser()
await unpackBaselineFonts()
const b = await chromium.launch({ executablePath: tb.executablePath ?? tb, args: [...browserFlags], env: { ...process.env, ...(browserEnvironment as any) } })
for (const s of sizes.split(',')) {
  const [w, h] = s.split('x').map(Number)
  const p = await b.newPage({ viewport: { width: w!, height: h! }, colorScheme: mode.includes('dark') ? 'dark' : 'light', reducedMotion: 'reduce', forcedColors: mode.includes('forced') ? 'active' : 'none' })
  for (const path of paths.split(',')) {
    await p.goto(base + path, { waitUntil: 'load' })
    await p.evaluate(() => document.fonts.ready)
    await p.waitForTimeout(500)
    const name = `/tmp/s${path.replace(/[/#]/g, '_')}-${s}${mode ? '-' + mode : ''}.png`
    await p.screenshot({ path: name, fullPage: mode.includes('full') })
    console.log(name)
  }
  await p.close()
}
await b.close()
