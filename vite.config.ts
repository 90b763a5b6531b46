import optimizeLocales from '@react-aria/optimize-locales-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { contentOverlay } from './renderer/build/content-overlay.ts'
import { islandMarkup } from './renderer/build/island-markup-plugin.ts'
import { smallPreload } from './renderer/build/small-preload.ts'
import { styleName } from './renderer/build/style-name.ts'
import { buildTargets } from './renderer/build/supported-browsers.ts'
import { builtCode } from './renderer/built-code.ts'

/** What the second part of a page's script imports and the first does not. */
const isOfSecondPart =
  /virtual:dialog-markup|renderer\/second-part|dialog-opener|forms\/form-values|contracts\/plain-forms|build-markup|show-modal|lock-scroll|cta-goals|dialogs\/drafts|draft-storage|is-like|idempotency-key|(CheckboxGroup|Modal|Dialogs)\.css\.ts|(Button|field)\.css\.ts$|vanilla-extract.recipes/

/** Small things that every island has: one file instead of five. */
const isOfAllIslands =
  /oxc-project.runtime|content\/site\.|contracts\/(clean-text|email-address|form-field|person-fields|limits)/

export default defineConfig(({ command }) => {
  // A NODE_ENV of the shell (development, test) would make a build whose pages think that they are served by Vite.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    plugins: [
      contentOverlay(),
      smallPreload(),
      islandMarkup(),
      // The pages are in English: so is what React Aria says in them.
      optimizeLocales.vite({ locales: ['en-US'] }),
      vike(),
      react(),
      vanillaExtractPlugin({ identifiers: styleName }),
    ],
    // The islands' packages are bundled when the dev server starts, not at the first press, which would reload the page.
    optimizeDeps: {
      include: ['@vanilla-extract/recipes/createRuntimeFn'],
      entries: ['renderer/+client.ts', 'ui/*/*-island.tsx', 'data-access/client.ts'],
    },
    // What a build prints is a problem, or nothing.
    ...(command === 'build' && { logLevel: 'warn' as const }),
    build: {
      outDir: builtCode,
      target: buildTargets(),
      // Styles stand as they are written; a test looks at what each browser knows of them.
      cssTarget: 'es2022',
      // Every asset is a file of its own: a data: URL would need a hole in the Content-Security-Policy.
      assetsInlineLimit: 0,
      // Budgets are tested compressed (tests/build/byte-budgets.test.ts); measuring here would cost seconds.
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Content types have their TypeBox schema beside them; a browser needs none.
        treeshake: {
          manualPureFunctions: ['Type'],
          moduleSideEffects: [{ test: /node_modules\/typebox/, sideEffects: false }],
        },
        output: {
          chunkFileNames: 'assets/[hash:7].js',
          // The second part of a page's script is one file with all that it needs: one wait, and one name in the first.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'second-part', test: isOfSecondPart },
              { name: 'common', test: isOfAllIslands },
              { name: 'react', test: /node_modules\/(react|react-dom|scheduler|jotai)\// },
            ],
          },
        },
      },
    },
  }
})
