// What went wrong with a whole form, read aloud when it appears.
import { Note } from '../ui/note.tsx'

export const FormError = ({ children }: { children: string | undefined }) =>
  children ? (
    <Note tone="bad" alert>
      {children}
    </Note>
  ) : null
