import { Button } from '../primitives/Button/Button.tsx'
import { Glyph } from '../primitives/Icon/Glyph.tsx'
import { goBack } from './wizard-steps.ts'

export function BackButton({
  children,
  isDisabled = false,
  onPress = goBack,
}: {
  children: string
  isDisabled?: boolean
  onPress?: () => void
}) {
  return (
    <Button variant="outline" onPress={onPress} isDisabled={isDisabled}>
      <Glyph name="back" />
      {children}
    </Button>
  )
}
