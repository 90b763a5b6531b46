const shapes: readonly RegExp[] = [
  /\b(TODO|TBD|TBA|TBC|FIXME|XXX+|WIP|HACK|ASAP|FPO|TK)\b/,
  /\btk ?tk\b|\bx{3,}\b|\b(asdf\w*|qwert\w*|foo ?bar|blah|bla bla|foo|baz|yada)\b/i,
  /lorem|ipsum|dolor sit|consectetur|adipiscing/i,
  /\[[^\]]*\]|<<|>>|_{2,}|\{\{|\}\}|\?{2,}|\.{4,}/,
  /\b(insert|enter|put|fill in|add|write|paste)\b (?:[\w’]+ ){0,4}(here|later)\b(?! (in|on|at|of|for|to)\b)/i,
  /\b(your|the|a|some|more) (text|copy|title|heading|headline|description|content|name|message|sentence) (here|goes here|to follow|to come)\b/i,
  /\b(placeholder|sample text|dummy( text)?|test test|this is (just )?a test|draft copy|coming soon|to be (written|added|confirmed|defined|done|decided|announced|continued)|needs (copy|text|review|a source|work)|copied from|change (this|me)|replace (this|me)|edit (this|me)|delete (this|me))\b/i,
  /\b(john|jane) (doe|smith|q\.? public)\b|\bacme\b|\bfoo inc\b/i,
  /^(new|untitled|my) (page|section|card|item|heading|title|document|question|step)\.?$/i,
  /\b(undefined|NaN|\[object Object\])\b|^null$/,
  /^(test|testing|title|heading|headline|label|text|name|description|summary|n\/a|none|example|abc|hello world|question|answer|card|step|copy)( ?\d+| (one|two|three))?[.?]?$/i,
]

/** A text that somebody meant to write later. */
export function placeholderProblems(text: string): string[] {
  for (const shape of shapes) {
    const found = shape.exec(text)?.[0]
    if (found)
      return [
        `has “${found.slice(0, 40)}”, which stands for a text to come (a placeholder, filler); write the real text`,
      ]
  }
  return []
}
