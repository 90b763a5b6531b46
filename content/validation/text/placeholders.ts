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
  /^(section|phase|point|item|page|service|bullet|paragraph|chapter|column|row|group|feature|benefit|reason|option|line)( ?\d+| [a-z])$/i,
  /\b(Client|Company|Organization|Org|Charity|Nonprofit|Donor|Program|City|State|Event|Contact|Person) Name\b/,
  /\((source|citation|check|verify|confirm|ref|date|name|who|which|how|why|really)\?+\)/i,
  /\b([Cc]heck|[Cc]onfirm|[Vv]erify|[Cc]lear) (this |it |that )?with (?!Google|Meta|the IRS)([A-Z]\w+|legal|marketing|finance|design)\b|\b[Aa]sk (legal|marketing|finance|design)\b/,
  /\bneeds? (a |an |some )?(better|more|real|another|updated) (examples?|sources?|text|copy|wording|title|headline|image|quote|figure)\b/i,
  /(^|[.?!] )copy of\b|(^|[.?!] )(draft|internal|editor’s note|comment|nb|fixed|old version|new version|option \w)\s?:/i,
  /\bnotes? to self\b|\bas an? ai\b|\b(large )?language model\b|(^|[.?!] )(certainly|sure|of course)[!,] (here|i)\b|\bhere(’s| is) (a|the|your) (rewritten|revised|updated|improved|shorter|polished)\b|\bI hope this helps\b/i,
  /(^|[.?!] )(insert (a |an |the )?(client|donor|story|quote|text|photo|example|image|name|logo)|waiting for|need to check|pending|to check|to do)\b/i,
  /\b(name surname|first last)\b|\b(?<word>\w+) \k<word> \k<word>\b|\bis this (right|correct|ok|okay|true|still true)\?|\b(more|further) (details|info|information|text) (soon|later|shortly)\b/i,
  /\b(text|copy|quotes?|photos?|images?|figures?|details|links?|names?|logos?) (to come|to follow|pending|needed|missing)\b/i,
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
