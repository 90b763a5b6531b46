import { readFileSync, writeFileSync } from 'node:fs'
import { releasedRoutes } from './released-routes.ts'
import { routes } from './routes.ts'
import { releasedAddresses } from './validation/released-addresses.ts'

/* `npm run generate -- routes`: adds the current addresses to the list of released ones. None is ever removed. */

const file = new URL('released-routes.ts', import.meta.url)
const all = [...new Set<string>([...releasedRoutes, ...releasedAddresses(routes)])].sort()
const list = `[\n${all.map((path) => `  '${path}',\n`).join('')}] as const`
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(/\[\n[\s\S]*\] as const/, () => list),
)
console.log(
  `content/released-routes.ts: ${all.length} addresses, ${all.length - releasedRoutes.length} of them new`,
)
