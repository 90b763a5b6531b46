import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { cascadeLayers } from './renderer/build/cascade-layers.ts'
import { contentOverlay } from './renderer/build/content-overlay.ts'
import { islandMarkup } from './renderer/build/island-markup-plugin.ts'
import { shortNames } from './renderer/build/short-names.ts'
import { buildTargets } from './renderer/build/supported-browsers.ts'
import { builtCode } from './renderer/built-code.ts'

export default defineConfig(({ command }) => {
  // With NODE_ENV from the shell (development, test), built pages would load Vite's development client.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    plugins: [
      contentOverlay(),
      islandMarkup(),
      vike(),
      react(),
      vanillaExtractPlugin({ identifiers: shortNames() }),
      cascadeLayers(),
    ],
    // Bundles the islands' packages when the dev server starts. At the first press, it would reload the page.
    optimizeDeps: {
      include: ['@vanilla-extract/recipes/createRuntimeFn'],
      entries: ['renderer/+client.ts', 'ui/*/*-island.tsx', 'supabase/functions/_shared/calendar-event.ts'],
    },
    // A build prints problems only.
    ...(command === 'build' && { logLevel: 'warn' as const }),
    build: {
      outDir: builtCode,
      target: buildTargets(),
      // Keeps the styles as written.
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
          chunkFileNames: 'assets/[name].[hash].js',
          // One file for the styles of dialogs and forms: a press waits for each.
          codeSplitting: {
            groups: [{ name: 'form-styles', test: /\/ui\/(tokens|primitives|forms)\/.*\.css\.ts/ }],
          },
        },
      },
    },
  }
})
