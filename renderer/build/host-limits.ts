/** The documented limits of a static host. It silently drops rules beyond them. */
type HostLimits = {
  host: string
  /** Where the host says so. */
  source: readonly string[]
  headerRules?: number
  /** Characters of one line of `_headers`: spaces, name and value. */
  headerLine?: number
  redirectRules?: number
  /** Characters of one line of `_redirects`. */
  redirectLine?: number
  /** Of a whole `_redirects` file. */
  redirectBytes?: number
  files?: number
  fileBytes?: number
}

export const hostLimits: readonly HostLimits[] = [
  {
    host: 'Cloudflare Pages',
    source: [
      'https://developers.cloudflare.com/pages/configuration/headers/',
      'https://developers.cloudflare.com/pages/configuration/redirects/',
      'https://developers.cloudflare.com/pages/platform/limits/',
    ],
    headerRules: 100,
    headerLine: 2_000,
    // Static ones; of those with a wildcard it takes 100.
    redirectRules: 2_000,
    redirectLine: 1_000,
    redirectBytes: 100_000,
    // On a paid plan; 20,000 on the free one.
    files: 100_000,
    fileBytes: 25 * 1024 * 1024,
  },
  {
    // No number for headers: "If the size of this output is too large, the deploy might fail."
    host: 'Netlify',
    source: ['https://docs.netlify.com/routing/headers/', 'https://docs.netlify.com/routing/redirects/'],
    redirectRules: 10_000,
  },
]

/** Our own limit for all headers of one response, names and values: they share the first flight with the document. */
export const largestHeaders = 1_000

export type HostFiles = { headers: string; redirects: string }

/** Where `_headers` and `_redirects` exceed a host's limits, one line each. */
export function hostTroubles({ headers, redirects }: HostFiles): string[] {
  const headerLines = lines(headers)
  const redirectLines = lines(redirects)
  return hostLimits.flatMap(({ host, ...limits }) => [
    ...over(
      `${host}: rules in _headers`,
      headerLines.filter((line) => /^\S/.test(line)).length,
      limits.headerRules,
    ),
    ...over(`${host}: characters of a line in _headers`, longest(headerLines), limits.headerLine),
    ...over(`${host}: rules in _redirects`, redirectLines.length, limits.redirectRules),
    ...over(`${host}: characters of a line in _redirects`, longest(redirectLines), limits.redirectLine),
    ...over(`${host}: bytes of _redirects`, Buffer.byteLength(redirects), limits.redirectBytes),
  ])
}

function over(what: string, is: number, limit = Number.POSITIVE_INFINITY): string[] {
  return is > limit ? [`${what}: ${is}, of at most ${limit}`] : []
}

const lines = (file: string) => file.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
const longest = (all: readonly string[]) => Math.max(0, ...all.map((line) => line.length))
