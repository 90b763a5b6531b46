import { Button } from '../primitives/Button/Button.tsx'
import { Glyph } from '../primitives/Icon/Glyph.tsx'
import { goBack } from './wizard-steps.ts'

export function BackButton({ children, isDisabled = false }: { children: string; isDisabled?: boolean }) {
  return (
    <Button variant="outline" onPress={goBack} isDisabled={isDisabled}>
      <Glyph name="back" />
      {children}
    </Button>
  )
}
