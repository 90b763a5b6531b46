import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
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
        const source = sources[id.replace('\0virtual:', '')] ?? ''
        const { module, dependencies } = await runnerImport<Record<string, string>>(root + source, {
          root,
          configFile: false,
          logLevel: 'warn',
          plugins: [withoutStyleSheets, react(), vanillaExtractPlugin({ identifiers: styleName })],
        })
        // Virtual modules (names that begin with \0) are not files to watch.
        for (const file of dependencies) if (!file.startsWith('\0')) this.addWatchFile(file)
        return Object.entries(module)
          .map(([name, html]) => `export const ${name} = ${markupOf(html.replace(styleAttributes, ''))}`)
          .join(';')
      },
    },
  }
}

/** A document may have none; what React Aria writes into them is in the style sheets too. */
const styleAttributes = / style="[^"]*"/g

/** Only class names are needed here; the style sheets are built where they are used. */
const withoutStyleSheets: Plugin = {
  name: 'without-style-sheets',
  enforce: 'pre',
  resolveId: { filter: { id: /\.vanilla\.css/ }, handler: () => '\0no-style-sheet' },
  load: { filter: { id: /^\0no-style-sheet$/ }, handler: () => '' },
}
