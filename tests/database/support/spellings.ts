/** Ways in which people and programs write an e-mail address in text, all of one mailbox. */
export function spellings(address: string): string[] {
  const [name = '', domain = ''] = address.split('@')
  const hex = (prefix: string) =>
    [...address].map((sign) => `${prefix}${sign.charCodeAt(0).toString(16)}`).join('')
  const gmail = ['a.m.i.n.a.o@gmail.com', `${name}@googlemail.com`, 'Amina.O+x@GoogleMail.com']
  const plain = [
    address,
    address.toUpperCase(),
    `${name.toUpperCase()}@${domain}`,
    `${name}+news@${domain}`,
    `${name}+a.b-c_d@${domain}`,
    `${name}+@${domain}`,
    ...(domain === 'gmail.com' ? gmail : []),
  ]
  const frames = ['<*>', '"*"', "'*'", '(*)', '*.', '*,', '*;', '?email=*&x=1', 'mailto:*?subject=Hello']
  const signs = ['@ ', ' @ ', '\n@', ' at ', ' AT ', '&#64;', '&#x40;', '&commat;', '\uff20', '\u200b@\u200b']
  return [
    ...plain,
    ...plain.flatMap((each) => [each.replace('@', '%40'), encodeURIComponent(encodeURIComponent(each))]),
    ...plain
      .slice(0, 4)
      .flatMap((each) => [
        ...frames.map((frame) => frame.replace('*', each)),
        `https://example.com/?email%3D${encodeURIComponent(each)}%26x`,
        `https://example.com/?to=${encodeURIComponent(encodeURIComponent(`=${each}`))}`,
      ]),
    ...['"', '%22', '&quot;'].map(
      (quote) => `${quote}${name}${quote}${quote === '%22' ? '%40' : '@'}${domain}`,
    ),
    ...signs.map((sign) => address.replace('@', sign)),
    hex('%'),
    hex('%25'),
    [...address].map((sign) => `&#${sign.charCodeAt(0)};`).join(''),
    `${name} [at] ${domain.replace('.', ' dot ')}`,
    `${name}(at)${domain.replace('.', '(dot)')}`,
    `${name} <at> ${domain.replace('.', ' [DOT] ')}`,
    `${name}@${domain.replace('.', '%2E')}`,
    address.replace('m', 'm\u00ad'),
  ]
}
