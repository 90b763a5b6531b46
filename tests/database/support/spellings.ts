/** How people and programs write an address in a text: all of them mean one mailbox. */
export function spellings(address: string): string[] {
  const [name = '', domain = ''] = address.split('@')
  const hex = (text: string, prefix = '%') =>
    [...text].map((sign) => `${prefix}${sign.charCodeAt(0).toString(16)}`).join('')
  const html = (text: string) => [...text].map((sign) => `&#${sign.charCodeAt(0)};`).join('')
  const plain = [
    address,
    address.toUpperCase(),
    `${name.toUpperCase()}@${domain}`,
    `${name}+news@${domain}`,
    `${name}+a.b-c_d@${domain}`,
    `${name}+@${domain}`,
    ...(domain === 'gmail.com'
      ? [
          `a.m.i.n.a.o@${domain}`,
          `amina${'o'}@${domain}`,
          `${name}@googlemail.com`,
          `Amina.O+x@GoogleMail.com`,
        ]
      : []),
  ]
  const encoded = plain.flatMap((each) => [
    each.replace('@', '%40'),
    encodeURIComponent(encodeURIComponent(each)),
  ])
  const dotted = domain.replace('.', ' dot ')
  return [
    ...plain,
    ...encoded,
    ...plain
      .slice(0, 4)
      .flatMap((each) => [
        `?email=${each}&x=1`,
        `mailto:${each}?subject=Hello`,
        `<${each}>`,
        `"${each}"`,
        `'${each}'`,
        `(${each})`,
        `${each}.`,
        `${each},`,
        `${each};`,
        `https://example.com/?email%3D${encodeURIComponent(each)}%26x`,
        `https://example.com/?to=${encodeURIComponent(encodeURIComponent(`=${each}`))}`,
      ]),
    `"${name}"@${domain}`,
    `%22${name}%22%40${domain}`,
    `&quot;${name}&quot;@${domain}`,
    hex(address),
    hex(address, '%25'),
    html(address),
    `${name}&#64;${domain}`,
    `${name}&#x40;${domain}`,
    `${name}&commat;${domain}`,
    `${name} @ ${domain}`,
    `${name}@ ${domain}`,
    `${name}\n@${domain}`,
    `${name} at ${domain}`,
    `${name} AT ${domain}`,
    `${name} [at] ${dotted}`,
    `${name}(at)${domain.replace('.', '(dot)')}`,
    `${name} <at> ${domain.replace('.', ' [DOT] ')}`,
    `${name}\uff20${domain}`,
    `${name}@${domain.replace('.', '%2E')}`,
    address.replace('@', '\u200b@\u200b'),
    address.replace('m', 'm\u00ad'),
  ]
}
