import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { type Plugin, runnerImport } from 'vite'
import { markupOf } from './markup-of.ts'
import { styleName } from './style-name.ts'

const source = '/ui/dialogs/dialog-markup.tsx'
const name = 'virtual:dialog-markup'

/** Renders the dialogs' components while building: they are on the screen before React is. */
export function dialogMarkup(): Plugin {
  let root = process.cwd()
  return {
    name: 'dialog-markup',
    configResolved(config) {
      root = config.root
    },
    resolveId: { filter: { id: /^virtual:dialog-markup$/ }, handler: () => `\0${name}` },
    load: {
      filter: { id: /^\0virtual:dialog-markup$/ },
      async handler() {
        const { module, dependencies } = await runnerImport<
          typeof import('../../ui/dialogs/dialog-markup.tsx')
        >(root + source, {
          root,
          configFile: false,
          logLevel: 'warn',
          plugins: [withoutStyleSheets, react(), vanillaExtractPlugin({ identifiers: styleName })],
        })
        for (const file of dependencies) this.addWatchFile(file)
        const { formsMarkup, detailMarkup } = module
        return `export const forms = ${markupOf(formsMarkup)}; export const detail = ${markupOf(detailMarkup)}`
      },
    },
  }
}

/** Only the names of classes are wanted here; the style sheets are built where they are used. */
const withoutStyleSheets: Plugin = {
  name: 'without-style-sheets',
  enforce: 'pre',
  resolveId: { filter: { id: /\.vanilla\.css/ }, handler: () => '\0no-style-sheet' },
  load: { filter: { id: /^\0no-style-sheet$/ }, handler: () => '' },
}
