import { site } from '../../content/site.ts'
import { light } from '../../ui/tokens/palette.ts'

/** `site.webmanifest`: name, colors and icons for a phone's home screen. */
export function webManifest(): string {
  return JSON.stringify(
    {
      id: '/',
      name: site.name,
      short_name: shortName(site.name),
      description: site.description,
      lang: 'en-US',
      start_url: '/',
      // Keeps the browser's address bar and Back button.
      display: 'browser',
      background_color: light.paper,
      theme_color: light.paper,
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      ],
    },
    null,
    2,
  )
}

/** As many whole words as fit, because home screens truncate names after about twelve letters. */
function shortName(name: string): string {
  const [first = name, ...more] = name.split(' ')
  return more.reduce((short, word) => (`${short} ${word}`.length <= 14 ? `${short} ${word}` : short), first)
}
