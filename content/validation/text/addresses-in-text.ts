const web =
  /\bhttps?:\/\/\S+|\bwww\.\S+|\b[\w-]+\.(?:org|com|net|edu|gov|io)\b|\b(?:mailto|tel):\S+|\blocalhost\b/i
const mail = /\b[\w.+-]+@[\w-]+\.\w+/
const path = /(?<![\w/<{])\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\/?(?=$|[\s.,;:!?”)])/
const phone = /\+\d[\d ().-]{6,}\d|\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|\b\d{3}[.-]\d{4}\b/

/** Addresses, paths and phone numbers: links are fields, and the provider's own stand once in `content/site.ts`. */
export function addressesInText(text: string): string[] {
  const own = mail.exec(text)?.[0] ?? phone.exec(text)?.[0]
  if (own) return [`has “${own}”; mail and phone stand once, in content/site.ts, and pages lead to /contact`]
  const link = web.exec(text)?.[0] ?? path.exec(text)?.[0]
  return link ? [`has the address “${link}”; write words alone, and link with a link field (to:)`] : []
}
