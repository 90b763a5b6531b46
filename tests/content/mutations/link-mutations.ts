import { append, type ContentMutation, field, prepend, replace } from './mutation.ts'

const seo = 'content/services/nonprofit-seo.ts'
const site = 'content/site.ts'
const home = 'content/pages/home.ts'

/** An address typed into a text. */
const typed = (wrong: string, text: string, says: RegExp): ContentMutation => ({
  wrong,
  file: seo,
  edit: append('lead', ` ${text}`),
  field: /^hero\.lead$/,
  says,
})

const siteValue = (wrong: string, key: string, value: string, says: RegExp): ContentMutation => ({
  wrong,
  file: site,
  edit: field(key, `'${value}'`),
  field: new RegExp(`${key}$`),
  says,
})

/** Wrong edits of addresses and of what leads to them. */
export const linkMutations: readonly ContentMutation[] = [
  {
    wrong: 'templates that lead to a page without their lines',
    file: 'content/resources/meeting-minutes-template.ts',
    edit: replace(/linesAt: '[^']+'/, "linesAt: '/resources/meeting-notes-template'"),
    field: /^sections\[\d+\]\.linesAt$/,
    says: /a page without the templates’ lines/,
  },
  typed(
    'a path in a text',
    'More at /services/google-ads-nonprofits.',
    /has the path “\/services\/google-ads-nonprofits”; name the page/,
  ),
  typed(
    'an address in a text',
    'More at https://www.growth.org/ads.',
    /has the address “https:\/\/www\.growth\.org\/ads/,
  ),
  typed('a host in a text', 'More at growth.org.', /has the address “growth\.org”/),
  typed('a host with www in a text', 'More at www.growth-partners.org today.', /has the address “www/),
  typed('a staging address in a text', 'More at staging.growth.org/ads.', /has the address “staging/),
  typed('a local address in a text', 'More at localhost:5173/ads today.', /has the address “localhost:5173/),
  typed('a number as an address in a text', 'More at 192.168.0.12 today.', /has the address “192/),
  typed(
    'a mail address in a text',
    'Write to hello@growth.org.',
    /has the mail address “hello@growth\.org”; it stands once, in content\/site\.ts/,
  ),
  typed(
    'a mail address spelled out',
    'Write to hello at growth dot org.',
    /has the address “hello at growth dot org”/,
  ),
  typed('a phone number in a text', 'Call (212) 736-5000.', /has the phone number “\(212\) 736-5000”/),
  typed('a phone number with dots', 'Call 212.736.5000 now.', /has the phone number/),
  typed('an international phone number', 'Call +44 20 7946 0958 now.', /has the phone number “\+44/),
  typed(
    'a number for free calls in letters',
    'Call 1-800-FLOWERS now.',
    /has the phone number “1-800-FLOWERS”/,
  ),
  typed('a handle', 'Follow us at @growthpartners today.', /has the handle “@growthpartners”/),
  typed('a mail link', 'Write to mailto:team today.', /has the address “mailto:team”/),
  typed('a link that says click here', 'For more, click here.', /has “click here”/),
  siteValue('a phone number with a digit too few', 'phone', '+1 (212) 736-500', /which no phone can call/),
  siteValue('a phone number with a digit too many', 'phone', '+1 (212) 736-50001', /which no phone can call/),
  siteValue(
    'a phone number of an area that does not exist',
    'phone',
    '+1 (999) 736-5000',
    /which no phone can call/,
  ),
  siteValue(
    'a phone number of which two digits were exchanged',
    'phone',
    '+1 (555) 100-0199',
    /which no phone can call/,
  ),
  siteValue('a phone number in other groups', 'phone', '+1 2127365000', /grouped another way/),
  siteValue('a mail address at a domain with a slip', 'email', 'hello@exmaple.org', /almost “example\.org”/),
  siteValue('a mail address without its ending', 'email', 'hello@example.ogr', /domain does not exist/),
  siteValue('a mail address with a comma', 'email', 'hello@example,org', /write an e-mail address/),
  siteValue('a mail address with two signs', 'email', 'hello@@example.org', /write an e-mail address/),
  siteValue('a site address on a test copy', 'url', 'https://staging.growth.org', /a staging address/),
  siteValue(
    'a site address of a preview host',
    'url',
    'https://growth-partners.netlify.app',
    /a staging address/,
  ),
  siteValue('a site address on this machine', 'url', 'http://localhost:4173', /a local address/),
  siteValue('a site address without encryption', 'url', 'http://growth.org', /without encryption/),
  siteValue(
    'a site address with an ending that does not exist',
    'url',
    'https://growth.orgg',
    /whose domain does not exist/,
  ),
  siteValue(
    'a meeting address on a test copy',
    'meetingBaseUrl',
    'https://meet.dev.growth.org/',
    /a staging address/,
  ),
  siteValue('a scheduler on this machine', 'auditSchedulerUrl', 'https://127.0.0.1/audit', /a local address/),
  {
    wrong: 'an account under the name of another service',
    file: site,
    edit: replace(/social: \[\]/, "social: [{ label: 'LinkedIn', url: 'https://www.facebook.com/growth' }]"),
    field: /^social\[0\]\.label$/,
    says: /the address is of facebook/,
  },
  {
    wrong: 'a service without an account',
    file: site,
    edit: replace(/social: \[\]/, "social: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/' }]"),
    field: /^social\[0\]\.url$/,
    says: /the service and no account/,
  },
  {
    wrong: 'a calendar organizer of another name',
    file: site,
    edit: replace(/(calendarOrganizer: \{ name: ')[^']*/, "calendarOrganizer: { name: 'Growth Partners"),
    field: /^calendarOrganizer\.name$/,
    says: /write the same name/,
  },
  {
    wrong: 'a page that links to itself',
    file: seo,
    edit: replace(/'\/services\/google-ads-nonprofits'/, "'/services/nonprofit-seo'"),
    field: /pages\[1\]$/,
    says: /this page itself/,
  },
  {
    wrong: 'a card that leads to its own page',
    file: 'content/pages/services.ts',
    edit: replace(/to: '\/services\/nonprofit-seo'/, "to: '/services'"),
    field: /^sections\[0\]\.items\[0\]\.to$/,
    says: /this page itself|fit “\/services\/nonprofit-seo” better/,
  },
  {
    wrong: 'a page twice among links',
    file: seo,
    edit: replace(/'\/services\/landing-page-optimization'/, "'/services/google-ads-nonprofits'"),
    field: /pages\[2\]$/,
    says: /to which this section links already/,
  },
  {
    wrong: 'a card of one service that leads to another',
    file: home,
    edit: replace(/to: '\/services\/corporate-sponsorship'/, "to: '/services/crm-nonprofits'"),
    field: /^sections\[2\]\.items\[0\]\.to$/,
    says: /\(“Corporate sponsorship development”\) fit “\/services\/corporate-sponsorship” better/,
  },
  {
    wrong: 'two cards whose links were exchanged',
    file: 'content/pages/who-we-help.ts',
    edit: (source) =>
      source
        .replace("to: '/nonprofit-organizations'", "to: '/x'")
        .replace("to: '/climate-initiatives'", "to: '/nonprofit-organizations'")
        .replace("to: '/x'", "to: '/climate-initiatives'"),
    field: /^sections\[0\]\.items\[[02]\]\.to$/,
    says: /fit “\/(nonprofit|climate)-/,
  },
  {
    wrong: 'a button whose words name another page',
    file: 'content/pages/our-mission.ts',
    edit: replace(/to: '\/ethical-guidelines'/, "to: '/privacy-policy'"),
    field: /^hero\.actions\[1\]\.to$/,
    says: /\(“Read our ethical guidelines”\) fit “\/ethical-guidelines” better/,
  },
  {
    wrong: 'one label for two targets',
    file: 'content/pages/who-we-help.ts',
    edit: replace(
      /label: 'Read the case studies', to: '\/impact-stories'/,
      "label: 'Contact us', to: '/impact-stories'",
    ),
    field: /actions\[1\](\.to)?$/,
    says: /elsewhere it leads to|fit “\/contact” better/,
  },
  {
    wrong: 'a menu’s link that leads to another index',
    file: 'content/navigation.ts',
    edit: replace(/to: '\/resources'/, "to: '/services'"),
    field: /^dropDowns\[2\]\.all\.to$/,
    says: /“All resources” fits “\/resources” better/,
  },
  {
    wrong: 'an old hash that leads to another page than the one of its name',
    file: 'content/old-hashes.ts',
    edit: replace(/services: '\/services'/, "services: '/resources'"),
    field: /^services$/,
    says: /but \/services is a page/,
  },
  {
    wrong: 'an answer with a link in Markdown',
    file: seo,
    edit: prepend('lead', '[Our ads page](ads) explains. '),
    field: /^hero\.lead$/,
    says: /a Markdown link/,
  },
]
