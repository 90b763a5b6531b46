import { build } from 'vite'
import type { Review } from './change.ts'

const app = new URL('app/main.tsx', import.meta.url).pathname

/** The review's page: one document with its script, its styles and what it shows inside. It asks nobody for anything. */
export async function reviewPage(review: Review): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, target: 'es2022', cssCodeSplit: false, rolldownOptions: { input: app } },
  })
  const output = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  )
  const script = output.map((each) => (each.type === 'chunk' ? each.code : '')).join('\n')
  const style = output
    .map((each) => (each.type === 'asset' && each.fileName.endsWith('.css') ? String(each.source) : ''))
    .join('\n')
  // No text of a change can close the element that it stands in.
  const inside = (text: string) => text.replaceAll('</', '<\\/')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Review: ${review.changes.length} changes</title>
<style>${style}</style>
<div id="review"></div>
<script>window.review = ${inside(JSON.stringify(review).replaceAll('<', '\\u003c'))}</script>
<script type="module">${inside(script)}</script>
</html>
`
}
