const kinds: readonly { mark: RegExp; what: string }[] = [
  { mark: /<\/?[a-z!][^>]*>?/i, what: 'HTML' },
  { mark: /&(#\d+|#x[\da-f]+|[a-z]{2,8});/i, what: 'an HTML entity' },
  { mark: /\*\*|__|(?<!\w)\*[^*\s][^*]*\*|~~/, what: 'Markdown for bold or italics' },
  { mark: /\[[^\]]+\]\([^)]*\)|!\[/, what: 'a Markdown link' },
  { mark: /^#{1,6} |^> /m, what: 'a Markdown heading or quotation' },
  { mark: /^([-*+•·▪◦]|\d+[.)]|[a-z]\)) /m, what: 'a list mark' },
  { mark: /\\[nrtu"']|%[sd]\b|%20|\$\{/, what: 'code' },
]

/** Markup in a field whose text is shown as it is. */
export function markupProblems(text: string): string[] {
  return kinds.flatMap(({ mark, what }) => {
    const found = mark.exec(text)?.[0]
    return found
      ? [`has ${what} (“${found.slice(0, 30)}”), which would be shown as it is; write plain words`]
      : []
  })
}
