import '../ui/tokens/global.css.ts'
import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { notFound } from '../content/not-found.ts'
import { type RoutePath, routes } from '../content/routes.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { PageFrame } from './PageFrame.tsx'
import { pageContent, socialSection } from './page-content.ts'
import { canonicalPath } from './route-lookup.ts'
import { structuredData } from './structured-data.ts'

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<{ path: RoutePath }>
    }
  }
}

/** Renders a page as an HTML document. A build moves its style sheets into it (`build/documents.ts`). */
export function onRenderHtml(pageContext: PageContextServer) {
  // React Router marks each link for framework mode, which is not used here.
  const html = renderToStaticMarkup(documentOf(pageContext)).replaceAll(' data-discover="true"', '')
  return escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`
}

function documentOf(pageContext: PageContextServer): ReactElement {
  const { Page, urlPathname } = pageContext
  const path = pageContext.is404 ? undefined : canonicalPath(urlPathname)
  const page = path && pageContent(path)
  return (
    <html lang="en-US" data-not-found={page ? undefined : ''}>
      <DocumentHead
        {...(page ?? notFound).seo}
        {...(page && {
          path,
          image: `/social/${socialSection(path, page.theme)}.png`,
          structuredData: structuredData(path, page),
        })}
        indexed={path ? routes[path].indexed : false}
        type={page?.subject === 'article' ? 'article' : 'website'}
      />
      <StaticRouter location={path ?? '/404'}>
        <PageFrame path={path ?? ''} theme={page?.theme ?? 'mission'}>
          <Page path={path ?? '/'} />
        </PageFrame>
      </StaticRouter>
    </html>
  )
}
