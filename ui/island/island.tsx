import { createStore, Provider } from 'jotai'
import { Component, createElement, Fragment, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { formWords } from '../../content/form-words.ts'
import { type BlankOf, fillEach } from '../../supabase/functions/_shared/text.ts'
import { keepInteraction } from './keep-interaction.ts'

/** The Jotai store that all islands of a page share. */
export const store = createStore()

/**
 * Wraps every island and provides the store.
 *
 * In an island, a text is the only child of its element: a translator replaces text nodes, and React fails where it
 * moves or removes one. `tests/e2e/changed-pages.spec.ts` checks that.
 */
export function IslandRoot({ children }: { children: ReactNode }) {
  return (
    <Provider store={store}>
      <Boundary>{children}</Boundary>
    </Provider>
  )
}

/** If React fails, the island says how to go on. What was typed is in the draft. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <p role="alert" ref={(element) => element?.scrollIntoView({ block: 'center' })}>
        {filled(formWords.broken, { reload: <a href={location.pathname}>{formWords.reload}</a> })}
      </p>
    )
  }
}

/**
 * Hydrates prerendered markup in one task, before the browser handles the next key. If somebody else has changed the
 * markup, such as a translator or a password manager, React renders it anew instead, and what the visitor was doing goes
 * on in the new elements.
 *
 * @param prefix the `identifierPrefix` of the prerendered markup
 */
export function hydrateIsland(container: HTMLElement, prefix: string, island: ReactNode): void {
  const goOn = keepInteraction(container)
  const options = {
    identifierPrefix: prefix,
    onRecoverableError: (error: unknown) =>
      console.warn('Rendered anew: somebody has changed the page.', error),
  }
  flushSync(() => hydrateRoot(container, <IslandRoot>{island}</IslandRoot>, options))
  goOn()
}

/** Fills in the blanks of a text with elements, such as links. */
export const filled = <const Text extends string>(
  text: Text,
  elements: Readonly<Record<BlankOf<Text>, ReactNode>>,
) =>
  createElement(
    Fragment,
    null,
    ...fillEach(text, elements).map((part) => (typeof part === 'string' ? <span>{part}</span> : part)),
  )
