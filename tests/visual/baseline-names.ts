/** Where a picture lies below visual-baselines/: `pages/services/nonprofit-seo-375.png`. */
export function pictureOf(folder: 'pages' | 'states', name: string, width: number): string[] {
  return [folder, ...`${name}-${width}.png`.split('/')]
}

/** Where an accessibility tree lies below visual-baselines/: `trees/services/nonprofit-seo.yml`. */
export function treeOf(name: string): string[] {
  return ['trees', ...`${name}.yml`.split('/')]
}

/** Where the fingerprint of a picture lies: `pages/services/nonprofit-seo-768.txt`. */
export function fingerprintOf(name: string, width: number): string[] {
  return ['pages', ...`${name}-${width}.txt`.split('/')]
}
