/** The page where anyone with the secret can change or cancel the call. */
export const yourCallLink = (secret: string, origin: string): string => `${origin}/your-call#${secret}`

/** The secret in a URL fragment, if any: 22 characters of base64url from a mail, or 32 digits from this browser. */
export const secretIn = (hash: string): string | undefined => /^#([\w-]{22,})$/.exec(hash)?.[1]
