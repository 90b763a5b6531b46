import type { RoutePath } from '../../content/routes.ts'
import { pageContent } from '../../renderer/page-content.ts'
import { PageHero } from '../PageHero.tsx'

export function Page({ path }: { path: RoutePath }) {
  return <PageHero path={path} page={pageContent(path)} />
}
