// The confirmation dialog of the component library, with the labels «Cancel» and «Close» in the language of the back office.
import { useMessages } from '../i18n/catalogue.ts'
import { type ConfirmDialogProps, ConfirmDialog as Dialog } from '../ui/dialogs/confirm-dialog.tsx'
import { backOfficeMessages } from './back-office.messages.ts'

export const ConfirmDialog = (props: Omit<ConfirmDialogProps, 'labels'>) => <Dialog {...props} labels={useMessages(backOfficeMessages)} />
