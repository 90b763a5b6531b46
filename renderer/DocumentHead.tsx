import type { Graph } from 'schema-dts'
import { headerWords } from '../content/page-words.ts'
import { site } from '../content/site.ts'
import { dark, light } from '../ui/tokens/palette.ts'
import { hashRedirectScript } from './hash-redirects.ts'
import { absoluteUrl, isPreview, socialImageSize } from './site-url.ts'

/**
 * Browsers wait up to 50 ms for preloaded fonts before they lay out and paint. On a slow phone, the layout alone takes
 * longer, so it is done while they wait.
 */
const layOutScript = "addEventListener('DOMContentLoaded',function(){document.body.offsetTop})"

/** React Aria adds the first rule to the head on hydration, unless an element with this id exists. */
const styles = {
  id: 'react-aria-pressable-style',
  css: `@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}`,
} as const

/**
 * Prefetches a page when a visitor is about to follow a link. Browsers skip this if Save-Data is on. Does not
 * prerender, because that would run the scripts of pages that the visitor may never see.
 */
const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download],[data-cta]' } }] },
      eagerness: 'moderate',
    },
  ],
})

type DocumentHeadProps = {
  title: string
  description: string
  /** Canonical path. Without it, the document has no canonical link. */
  path?: string
  /** Path of the social image, 1200 × 630 px. */
  image?: string
  indexed: boolean
  type: 'website' | 'article'
  structuredData?: Graph
}

const raw = (text: string) => ({ __html: text })

export function DocumentHead({
  title,
  description,
  path,
  image,
  indexed,
  type,
  structuredData,
}: DocumentHeadProps) {
  const fullTitle = `${isPreview ? `${headerWords.preview}: ` : ''}${title} | ${site.name}`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* constants, allowed by one hash in the Content-Security-Policy; old hash links all point to the home page */}
      <script
        dangerouslySetInnerHTML={raw(path === '/' ? `${hashRedirectScript};${layOutScript}` : layOutScript)}
      />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {(!indexed || isPreview) && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={absoluteUrl(path)} />}
      <link rel="preload" href="/fonts/newsreader-display.woff2" as="font" type="font/woff2" crossOrigin="" />
      <link rel="preload" href="/fonts/figtree.woff2" as="font" type="font/woff2" crossOrigin="" />
      {/* allowed by hash; the build adds the page's style sheets */}
      <style id={styles.id} dangerouslySetInnerHTML={raw(styles.css)} />
      <meta name="theme-color" content={light.paper} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={dark.paper} media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {path && <meta property="og:url" content={absoluteUrl(path)} />}
      {image && (
        <>
          <meta property="og:image" content={absoluteUrl(image)} />
          <meta property="og:image:width" content={String(socialImageSize.width)} />
          <meta property="og:image:height" content={String(socialImageSize.height)} />
          <meta property="og:image:alt" content={site.name} />
        </>
      )}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      <script type="speculationrules" dangerouslySetInnerHTML={raw(speculationRules)} />
      {structuredData && (
        <script
          type="application/ld+json"
          // `<` is escaped so that no text can close the element
          dangerouslySetInnerHTML={raw(JSON.stringify(structuredData).replaceAll('<', '\\u003c'))}
        />
      )}
    </head>
  )
}
