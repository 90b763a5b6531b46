import lucide from '@iconify-json/lucide/icons.json'
import type { IconName } from '../../../content/model/icon-name.ts'

type IconProps = {
  name: IconName
  /** Width and height, in px. */
  size?: number
}

/** An icon beside words that say the same: hidden from screen readers. Prerendered only; islands have `Glyph`. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // The icon set's own markup, fixed at build time.
      // no outside input reaches it
      dangerouslySetInnerHTML={{ __html: lucide.icons[name].body }}
    />
  )
}
