import { useAtom } from 'jotai'
import type { Call } from '../../data-access/your-call.ts'
import { TextField } from '../primitives/TextField/TextField.tsx'
import { noteAtom } from './your-call-state.ts'

/** A message to the other side. */
export function NoteField({ call }: { call: Call }) {
  const [note, setNote] = useAtom(noteAtom)
  const team = call.holder === 'team'
  return (
    <TextField
      label={team ? `A note to ${call.firstName} (optional)` : 'A note to us (optional)'}
      description={
        team
          ? 'They read it in the email about this.'
          : 'You don’t have to say why. It just helps us to know.'
      }
      rows={3}
      maxLength={1000}
      value={note}
      onChange={setNote}
    />
  )
}
