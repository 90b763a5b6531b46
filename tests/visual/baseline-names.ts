/** Where a picture lies below visual-baselines/: `pages/services/nonprofit-seo-375.png`. */
export function pictureOf(folder: 'pages' | 'states', name: string, width: number): string[] {
  return [folder, ...`${name}-${width}.png`.split('/')]
}

/** Where an accessibility tree lies below visual-baselines/: `trees/services/nonprofit-seo.yml`. */
export function treeOf(name: string): string[] {
  return ['trees', ...`${name}.yml`.split('/')]
}
