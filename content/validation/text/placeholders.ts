const shapes: readonly RegExp[] = [
  /\b(?:TODO|TBD|TBA|TBC|FIXME|XXX+|TK)\b|\b(?:lorem|ipsum|consectetur)\b/,
  /\b(?:lorem|ipsum|asdf\w*|qwert\w*|placeholder text|sample text|dummy text)\b/i,
  /\[[^\]]*\]|<<|>>|_{2,}|\{\{|\}\}|\?{2,}|\.{4,}/,
  /\b(?:text|title|heading|description|name|quote|image) (?:goes )?here\b/i,
  /\b(?:john|jane) doe\b|\bundefined\b|\bNaN\b|\[object Object\]/i,
]

export function placeholderProblems(text: string): string[] {
  const found = shapes.flatMap((shape) => shape.exec(text)?.[0] ?? [])[0]
  return found ? [`contains “${found.slice(0, 40)}”, a placeholder; write the real text`] : []
}
