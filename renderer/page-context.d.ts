import type { ComponentType } from 'react'
import type { RoutePath } from '../content/routes.ts'

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<{ path: RoutePath }>
    }
  }
}
