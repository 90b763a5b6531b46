import lucide from '@iconify-json/lucide/icons.json'
import type { IconName } from '../../../content/model/text.ts'

type IconProps = {
  name: IconName
  /** Width and height, in px. */
  size?: number
  className?: string
}

/** A decorative icon, hidden from screen readers. For static markup only; islands use `Glyph`. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={className}
      // Safe: the icon set's markup is fixed at build time.
      dangerouslySetInnerHTML={{ __html: lucide.icons[name].body }}
    />
  )
}
