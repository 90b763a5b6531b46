import { type ContentMutation, field, replace } from './mutation.ts'

const mission = 'content/pages/our-mission.ts'
const routes = 'content/routes.ts'

/** Wrong edits of what holds pages together: names, anchors, dates, files and the route table. */
export const structureMutations: readonly ContentMutation[] = [
  {
    wrong: 'two pages with one title',
    file: mission,
    edit: replace(/title:\s*'[^']*'/, "title: 'Who We Help: Nonprofits, Islamic and Climate Groups'"),
    reportedIn: 'content/pages/our-mission.ts',
    field: /^seo\.title$/,
    says: /is also the title of content\/pages\/who-we-help\.ts/,
  },
  {
    wrong: 'two pages with one name',
    file: mission,
    edit: field('name', "'Contact'"),
    reportedIn: 'content/pages/contact.ts',
    field: /^name$/,
    says: /is also the name of content\/pages\/our-mission\.ts/,
  },
  {
    wrong: 'an anchor that the page has twice',
    file: mission,
    edit: (source) => {
      const [first, second] = [...source.matchAll(/\bid: '([^']*)'/g)].map((match) => match[1])
      return source.replace(`id: '${second}'`, `id: '${first}'`)
    },
    field: /^sections\[1\]\.id$/,
    says: /which this page has twice/,
  },
  {
    wrong: 'a card with the anchor of its section',
    file: 'content/services/nonprofit-strategy.ts',
    edit: (source) =>
      source.replace(
        /(kind: 'serviceDetails',\s+id: '([^']*)'[\s\S]*?\bid: ')[^']*/,
        (_, start, id) => start + id,
      ),
    field: /^sections\[\d\]\.items\[0\]\.id$/,
    says: /which this page has twice/,
  },
  {
    wrong: 'an anchor that the page’s frame uses',
    file: mission,
    edit: field('id', "'main'"),
    field: /^sections\[0\]\.id$/,
    says: /the page’s frame uses/,
  },
  {
    wrong: 'an anchor with capital letters',
    file: mission,
    edit: field('id', "'Our-Values'"),
    field: /^sections\[0\]\.id$/,
    says: /write small letters, digits and hyphens/,
  },
  {
    wrong: 'an anchor of the home page that is an old address',
    file: 'content/pages/home.ts',
    edit: field('id', "'about'"),
    field: /^sections\[0\]\.id$/,
    says: /\/#about leads to another page/,
  },
  {
    wrong: 'a download that does not exist',
    file: 'content/resources/meeting-minutes-template.ts',
    edit: field('file', "'/meeting-minutes.pdf'"),
    field: /^hero\.actions\[0\]\.file$/,
    says: /public\/meeting-minutes\.pdf does not exist/,
  },
  {
    wrong: 'a day that does not exist',
    file: 'content/legal/privacy-policy.ts',
    edit: field('updated', "'2026-02-30'"),
    field: /^updated$/,
    says: /is “2026-02-30”; write a real date/,
  },
  {
    wrong: 'a day that has not come yet',
    file: 'content/legal/privacy-policy.ts',
    edit: field('updated', "'2999-01-01'"),
    field: /^updated$/,
    says: /has not come yet/,
  },
  {
    wrong: 'an article without the day of its last change',
    file: 'content/resources/how-to-write-meeting-minutes.ts',
    edit: replace(/ {2}updated: '[^']*',\n/, ''),
    field: /^updated$/,
    says: /an article says when it was last changed/,
  },
  {
    wrong: 'a route without a page',
    file: 'content/pages.ts',
    edit: replace(/ {2}'\/contact': contact,\n/, ''),
    reportedIn: routes,
    field: /^\['\/contact'\]$/,
    says: /has no page; add one to content\/pages\.ts/,
  },
  {
    wrong: 'a page without a route',
    file: routes,
    edit: replace(/ {2}'\/gallery': .*\n/, ''),
    reportedIn: 'content/pages.ts',
    field: /^\['\/gallery'\]$/,
    says: /has no route; add one to content\/routes\.ts/,
  },
  {
    wrong: 'a service that no menu lists',
    file: routes,
    edit: replace(/ {4}menu: 'digital',\n/, ''),
    field: /^\['\/services\/nonprofit-seo'\]\.menu$/,
    says: /no menu lists this service/,
  },
  {
    wrong: 'a second address that another page has',
    file: routes,
    edit: replace(/'\/crm-for-nonprofits'/, "'/nonprofit-seo-services'"),
    field: /^\['\/services\/crm-nonprofits'\]\.alsoAt$/,
    says: /\/nonprofit-seo-services, which already leads to \/services\/nonprofit-seo/,
  },
  {
    wrong: 'a second address that is a page',
    file: routes,
    edit: replace(/'\/crm-for-nonprofits'/, "'/contact'"),
    field: /^\['\/services\/crm-nonprofits'\]\.alsoAt$/,
    says: /\/contact, which already leads to \/contact/,
  },
  {
    wrong: 'a second address with capital letters',
    file: routes,
    edit: replace(/'\/crm-for-nonprofits'/, "'/CRM-for-nonprofits/'"),
    field: /^\['\/services\/crm-nonprofits'\]\.alsoAt\[0\]$/,
    says: /write small letters/,
  },
  {
    wrong: 'a page below one that does not exist',
    file: routes,
    edit: replace(/parent: '\/who-we-help'/, "parent: '/who-we-helped'"),
    field: /^\['\/nonprofit-organizations'\]\.parent$/,
    says: /is \/who-we-helped, where no page is/,
  },
  {
    wrong: 'a page below itself',
    file: routes,
    edit: replace(/'\/resources': \{/, "'/resources': { parent: '/resources',"),
    field: /^\['\/resources'\]\.parent$/,
    says: /leads back to this page \(\/resources → \/resources\)/,
  },
]
