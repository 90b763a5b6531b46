const small = /\b(an?|the|of|to|in|on|by|for|and|or|with|at|from|(?:your|our|you|we)(?= \w{1,7}\b)) (?=\S)/gi

/**
 * A heading whose lines break by sense: small words stay with the next one, and no line ends at a hyphen. For `h1`,
 * `h2` and large texts only.
 */
export const headline = (text: string) => text.replaceAll('-', '\u2011').replace(small, '$1\u00a0')
