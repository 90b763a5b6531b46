import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { smallPreload } from './renderer/build/small-preload.ts'
import { styleName } from './renderer/build/style-name.ts'

export default defineConfig(({ command }) => {
  // A NODE_ENV of the shell (development, test) would make a build whose pages think that they are served by Vite.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    plugins: [smallPreload(), vike(), react(), vanillaExtractPlugin({ identifiers: styleName })],
    // The islands' packages are bundled when the dev server starts, not at the first press, which would reload the page.
    optimizeDeps: {
      include: ['@vanilla-extract/recipes/createRuntimeFn'],
      entries: [
        'renderer/+client.ts',
        'ui/*/*-island.tsx',
        'ui/booking/CalendarActions.tsx',
        'data-access/client.ts',
      ],
    },
    build: {
      target: 'es2022',
      // Every asset is a file of its own: a data: URL would need a hole in the Content-Security-Policy.
      assetsInlineLimit: 0,
      rolldownOptions: { output: { chunkFileNames: 'assets/[hash:6].js' } },
    },
  }
})
