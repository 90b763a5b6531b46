import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import { filesBelow } from './files-below.ts'
import { keptText, type Made } from './kept-text.ts'
import { markupOf } from './markup-of.ts'
import { styleName } from './style-name.ts'

/** Virtual markup modules by name, and the module that renders each: every export is HTML. */
const sources: Readonly<Record<string, string>> = {
  'dialog-markup': '/ui/dialogs/dialog-markup.tsx',
  'wizard-markup': '/ui/booking/wizard-markup.tsx',
}

/** Prerenders components of islands at build time, so that they can be shown before React has loaded. */
export function islandMarkup(): Plugin {
  let root = process.cwd()
  return {
    name: 'island-markup',
    configResolved(config) {
      root = config.root
    },
    resolveId: { filter: { id: /^virtual:\w+-markup$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:\w+-markup$/ },
      async handler(id) {
        const name = id.replace('\0virtual:', '')
        const kept = join(root, `.cache/${name}.json`)
        const { text, files } = await keptText(kept, madeWith(root), () => render(root, sources[name] ?? ''))
        for (const file of files) this.addWatchFile(file)
        return text
      },
    },
  }
}

async function render(root: string, source: string): Promise<Made> {
  const { module, dependencies } = await runnerImport<Record<string, string>>(root + source, {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [withoutStyleSheets, react(), vanillaExtractPlugin({ identifiers: styleName })],
  })
  const constants = Object.entries(module).map(
    ([name, html]) => `export const ${name} = ${markupOf(html.replace(styleAttributes, ''))}`,
  )
  // Virtual modules (names that begin with \0) are not files to watch.
  return { text: constants.join(';'), files: dependencies.filter((file) => !file.startsWith('\0')) }
}

/** A document may have none; what React Aria writes into them is in the style sheets too. */
const styleAttributes = / style="[^"]*"/g

/**
 * What affects the result besides the imported modules: packages, settings, the code that serializes the markup, and all
 * of `ui`, since style sheets build on others that are not imported here.
 */
function madeWith(root: string): string {
  const others = ['package-lock.json', 'tsconfig.json', ...writers.map((name) => `renderer/build/${name}.ts`)]
  const hash = createHash('sha256').update(process.version)
  for (const file of [...others.map((each) => join(root, each)), ...filesBelow(join(root, 'ui'))])
    hash.update(`${file}\n`).update(readFileSync(file))
  for (const [variable, value] of Object.entries(process.env).sort())
    if (/^(VITE_|NODE_ENV$)/.test(variable)) hash.update(`${variable}=${value}\n`)
  return hash.digest('hex')
}

const writers = ['island-markup-plugin', 'markup-of', 'style-name']

/** Only class names are needed here; the style sheets are built where they are used. */
const withoutStyleSheets: Plugin = {
  name: 'without-style-sheets',
  enforce: 'pre',
  resolveId: { filter: { id: /\.vanilla\.css/ }, handler: () => '\0no-style-sheet' },
  load: { filter: { id: /^\0no-style-sheet$/ }, handler: () => '' },
}
