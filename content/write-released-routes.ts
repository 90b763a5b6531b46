import { writeFileSync } from 'node:fs'
import { releasedAddresses } from './model/route.ts'
import releasedRoutes from './released-routes.json' with { type: 'json' }
import { routes } from './routes.ts'

/*
 * `npm run generate -- routes`: adds the current addresses to the released ones. None is ever removed, because of
 * bookmarks and links from other sites: a page that is renamed or removed gets an entry in `content/redirects.ts`.
 */

const all = [...new Set([...releasedRoutes, ...releasedAddresses(routes)])].sort()
writeFileSync(new URL('released-routes.json', import.meta.url), `${JSON.stringify(all, null, 2)}\n`)
console.log(
  `content/released-routes.json: ${all.length} addresses, ${all.length - releasedRoutes.length} of them new`,
)
