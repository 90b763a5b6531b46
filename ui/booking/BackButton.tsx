import { Button } from '../primitives/Button/Button.tsx'
import { Glyph } from '../primitives/Icon/Glyph.tsx'

export function BackButton({
  children,
  isDisabled = false,
  onPress,
}: {
  children: string
  isDisabled?: boolean
  onPress: () => void
}) {
  return (
    <Button variant="outline" onPress={onPress} isDisabled={isDisabled}>
      <Glyph name="back" />
      {children}
    </Button>
  )
}
