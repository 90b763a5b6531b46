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

/** The modules that only the second part of a page's script imports. */
const isOfSecondPart =
  /virtual:dialog-markup|renderer\/second-part|dialog-opener|forms\/(form-values|form-draft|early-forms)|build-markup|show-modal|cta-goals|draft-storage|is-like|idempotency-key|(CheckboxGroup|Modal|SiteForm|Honeypot)\.css\.ts|(Button|field)\.css\.ts$|vanilla-extract.recipes/

/** Small modules that every island imports: one file instead of five. */
const isOfAllIslands =
  /oxc-project.runtime|content\/site\.|contracts\/(clean-text|email-address|form-field|person-fields|limits)/

export default defineConfig(({ command }) => {
  // With NODE_ENV from the shell (development, test), built pages would load Vite's development client.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    plugins: [
      contentOverlay(),
      smallPreload(),
      islandMarkup(),
      // React Aria's messages are needed in English only, like the pages.
      optimizeLocales.vite({ locales: ['en-US'] }),
      vike(),
      react(),
      vanillaExtractPlugin({ identifiers: styleName }),
    ],
    // Bundles the islands' packages when the dev server starts. At the first press, it would reload the page.
    optimizeDeps: {
      include: ['@vanilla-extract/recipes/createRuntimeFn'],
      entries: [
        'renderer/+client.ts',
        'ui/*/*-island.tsx',
        'supabase/functions/_shared/calendar/calendar-event.ts',
        'data-access/client.ts',
      ],
    },
    // A build prints problems only.
    ...(command === 'build' && { logLevel: 'warn' as const }),
    build: {
      outDir: builtCode,
      target: buildTargets(),
      // Keeps the styles as written; tests/build/supported-styles.test.ts checks them for each browser.
      cssTarget: 'es2022',
      // No data: URLs, which the Content-Security-Policy would have to allow.
      assetsInlineLimit: 0,
      // Budgets are tested compressed (tests/build/byte-budgets.test.ts); measuring here would cost seconds.
      reportCompressedSize: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        // Removes TypeBox schemas, which are next to the types of the content. Browsers do not need them.
        treeshake: {
          manualPureFunctions: ['Type'],
          moduleSideEffects: [{ test: /node_modules\/typebox/, sideEffects: false }],
        },
        output: {
          chunkFileNames: 'assets/[hash:7].js',
          // The second part of a page's script is one file with its dependencies: one request, and one name in the first.
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
