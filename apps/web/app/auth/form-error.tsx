// The error of a whole form, announced by screen readers when it appears.
import { Note } from '../ui/note.tsx'

export const FormError = ({ children }: { children: string | undefined }) =>
  children ? (
    <Note tone="bad" alert>
      {children}
    </Note>
  ) : null
