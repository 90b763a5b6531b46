import { useLayoutEffect } from 'react'

/** Replaces the title and the sentence at the top of the static page, for as long as a component is shown. */
export function usePageHead(...texts: [title: string, sentence: string]): void {
  useLayoutEffect(() => {
    const heading = document.querySelector('main h1')
    const elements = [heading, heading?.nextElementSibling]
    const write = (lines: readonly string[]) => {
      for (const [i, element] of elements.entries()) if (element) element.textContent = lines[i] ?? ''
    }
    const before = elements.map((element) => element?.textContent ?? '')
    write(texts)
    return () => write(before)
  }, texts)
}
