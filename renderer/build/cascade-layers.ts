import type { Plugin } from 'vite'

/** A style of a later layer overrides all of an earlier one. All others in `ui/` are `components`. */
const order = '@layer tokens,primitives,layout,forms,components,pages;'
const layers = [
  [/\/ui\/tokens\//, 'tokens'],
  [/\/ui\/primitives\//, 'primitives'],
  [/\/ui\/layout\/layout\.css/, 'layout'],
  [/\/ui\/forms\//, 'forms'],
  [/\/pages\//, 'pages'],
] as const

/**
 * Puts each `.css.ts` file into the cascade layer of its folder, so that it does not matter in which order style sheets
 * arrive, or that an island loads one again that the document contains in part. The styles for print are in no layer:
 * they override all.
 */
export function cascadeLayers(): Plugin {
  return {
    name: 'cascade-layers',
    transform: {
      order: 'pre',
      filter: { id: { include: /\.css\.ts\.vanilla\.css/, exclude: /print\.css\.ts/ } },
      handler(css, id) {
        const [, layer] = layers.find(([path]) => path.test(id)) ?? [undefined, 'components']
        return { code: `${order}@layer ${layer}{${css}}`, map: null }
      },
    },
  }
}
