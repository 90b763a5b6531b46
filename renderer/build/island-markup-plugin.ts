import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { CommentNode, HTMLElement, type Node, parse } from 'node-html-parser'
import { createElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { type Plugin, runnerImport } from 'vite'
import type { Markup } from '../../ui/dialogs/dialog-opener.ts'
import { shortNames } from './short-names.ts'

type Dialogs = typeof import('../../ui/dialogs/dialogs-island.tsx')
const source = '/ui/dialogs/dialogs-island.tsx'
const virtual = 'virtual:dialog-markup'

/** Prerenders the dialogs at build time, so that they can be displayed before React has loaded. */
export function islandMarkup(): Plugin {
  let root = process.cwd()
  return {
    name: 'island-markup',
    configResolved(config) {
      root = config.root
    },
    resolveId: { filter: { id: new RegExp(`^${virtual}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\\0${virtual}$`) },
      async handler() {
        const { module, dependencies } = await runnerImport<Dialogs>(root + source, {
          root,
          configFile: false,
          logLevel: 'warn',
          plugins: [withoutStyleSheets, react(), vanillaExtractPlugin({ identifiers: shortNames() })],
        })
        // Names that begin with \0 are virtual modules, not files.
        for (const file of dependencies) if (!file.startsWith('\0')) this.addWatchFile(file)
        const { Dialogs, DetailDialog, dialogsPrefix } = module
        const forms = renderToString(createElement(Dialogs), { identifierPrefix: dialogsPrefix })
        const detail = renderToStaticMarkup(createElement(DetailDialog), { identifierPrefix: 'detail' })
        return `export const forms = ${markupOf(forms)}; export const detail = ${markupOf(detail)}`
      },
    },
  }
}

/** The Content-Security-Policy forbids them. The style sheets contain the same rules. */
const styleAttributes = / style="[^"]*"/g

/** Only class names are needed here; the style sheets are built with the islands. */
const withoutStyleSheets: Plugin = {
  name: 'without-style-sheets',
  enforce: 'pre',
  resolveId: { filter: { id: /\.vanilla\.css/ }, handler: () => '\0no-style-sheet' },
  load: { filter: { id: /^\0no-style-sheet$/ }, handler: () => '' },
}

/** Converts HTML to the JSON from which `buildMarkup` creates DOM nodes. */
function markupOf(html: string): string {
  return JSON.stringify(parse(html.replace(styleAttributes, ''), { comment: true }).childNodes.map(toMarkup))
}

function toMarkup(node: Node): Markup {
  if (node instanceof CommentNode) return ['', node.rawText]
  if (!(node instanceof HTMLElement)) return node.text
  const children = node.childNodes.map(toMarkup)
  const attributes =
    Object.entries(node.attributes).length > 0 || children.length > 0 ? [node.attributes] : []
  return [node.rawTagName, ...attributes, ...children] as Markup
}
