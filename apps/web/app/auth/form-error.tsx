// The error of a whole form; screen readers announce it when it appears (`role="alert"`).
import { Note } from '../ui/note.tsx'

export const FormError = ({ children }: { children: string | undefined }) =>
  children ? (
    <Note tone="bad" alert>
      {children}
    </Note>
  ) : null
