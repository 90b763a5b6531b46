import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  DisclosurePanel,
  Disclosure as RACDisclosure,
  type DisclosureProps as RACDisclosureProps,
} from 'react-aria-components/Disclosure'
import { Heading } from 'react-aria-components/Heading'
import { Glyph } from '../Icon/Glyph.tsx'
import * as css from './Disclosure.css.ts'

export type DisclosureProps = Omit<RACDisclosureProps, 'className' | 'style' | 'children'> & {
  title: string
  children: ReactNode
}

/** A collapsible part of an island. Documents use `<details>`, which needs no script. */
export function Disclosure({ title, children, ...props }: DisclosureProps) {
  return (
    <RACDisclosure {...props} className={css.disclosure}>
      <Heading level={3} className={css.heading}>
        <Button slot="trigger" className={css.trigger}>
          {title}
          <span className={css.chevron}>
            <Glyph name="down" />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={css.panel}>{children}</DisclosurePanel>
    </RACDisclosure>
  )
}
