import { useLayoutEffect } from 'react'

/** Replaces the title and the sentence at the top of the static page, for as long as it is rendered. */
export function PageHead({ title, sentence }: { title: string; sentence: string }) {
  useLayoutEffect(() => {
    const heading = document.querySelector('main h1')
    const elements = [heading, heading?.nextElementSibling]
    const write = (texts: readonly string[]) => {
      for (const [i, element] of elements.entries()) if (element) element.textContent = texts[i] ?? ''
    }
    const before = elements.map((element) => element?.textContent ?? '')
    write([title, sentence])
    return () => write(before)
  }, [title, sentence])
  return null
}
