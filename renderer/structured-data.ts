import type { Graph, Thing, WebPage } from 'schema-dts'
import type { Page } from '../content/model/page.ts'
import type { RoutePath } from '../content/routes.ts'
import { site } from '../content/site.ts'
import { pageCard } from './page-content.ts'
import { ancestors } from './route-lookup.ts'
import { absoluteUrl } from './site-url.ts'

const organizationId = absoluteUrl('/#organization')
const websiteId = absoluteUrl('/#website')

/** The structured data of a page, built from the values that the page displays. */
export function structuredData(path: RoutePath, page: Page): Graph {
  const url = absoluteUrl(path)
  const organization: Thing = {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    description: site.description,
    url: absoluteUrl('/'),
    email: site.email,
    telephone: site.phone,
    logo: absoluteUrl('/icon-512.png'),
  }
  const website: Thing = {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    url: absoluteUrl('/'),
    publisher: { '@id': organizationId },
  }
  const webPage = {
    '@type': page.subject === 'contact' ? 'ContactPage' : page.subject === 'about' ? 'AboutPage' : 'WebPage',
    '@id': url,
    url,
    name: page.seo.title,
    description: page.seo.description,
    isPartOf: { '@id': websiteId },
  } satisfies WebPage
  const things: Thing[] = [organization, website, webPage]
  if (path !== '/') things.push(breadcrumbs(path))
  if (page.subject === 'service') things.push(service(url, page))
  if (page.subject === 'article') things.push(article(url, page))
  const questions = page.sections.flatMap((section) => (section.kind === 'faqs' ? section.items : []))
  if (questions.length > 0) things.push(faqPage(questions))
  return { '@context': 'https://schema.org', '@graph': things }
}

function breadcrumbs(path: RoutePath): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: ancestors(path).map((each, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: pageCard(each).name,
      item: absoluteUrl(each),
    })),
  }
}

function service(url: string, page: Page): Thing {
  return {
    '@type': 'Service',
    name: page.name,
    description: page.hero.text,
    url,
    provider: { '@id': organizationId },
    areaServed: ['United States', 'Remote'],
  }
}

function article(url: string, page: Page): Thing {
  return {
    '@type': 'Article',
    headline: page.hero.title,
    description: page.seo.description,
    mainEntityOfPage: url,
    author: { '@id': organizationId },
    publisher: { '@id': organizationId },
    ...(page.updated ? { datePublished: page.updated, dateModified: page.updated } : {}),
  }
}

function faqPage(questions: readonly { question: string; answer: string[] }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join('\n\n') },
    })),
  }
}
