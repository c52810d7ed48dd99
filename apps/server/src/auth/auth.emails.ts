// E-mails about accounts, in Russian: passwords, sessions, e-mail addresses, the second factor, deletion. No subject repeats text that a stranger
// may have typed.
import { composeEmail, type Email } from '../platform/mail/email.ts'

/** Advice for a recipient who did not make the change: set a new password and write to support. */
const NOT_ME = 'Если это были не вы, смените пароль и напишите в поддержку.'

export const passwordResetEmail = (to: string, url: string): Email =>
  composeEmail({
    to,
    subject: 'Восстановление пароля',
    paragraphs: ['Здравствуйте.', 'Вы просили ссылку, чтобы задать новый пароль. Она действует один час и срабатывает один раз.'],
    action: { label: 'Задать новый пароль', url },
    footnote: 'Если вы этого не просили, ничего делать не нужно: пароль остался прежним.',
  })

export const passwordChangedEmail = (to: string, publicUrl: string): Email =>
  composeEmail({
    to,
    subject: 'Пароль изменён',
    paragraphs: ['Здравствуйте.', 'Пароль вашего аккаунта изменён. На других устройствах нужно войти заново.'],
    action: { label: 'Открыть профиль', url: `${publicUrl}/profile/info` },
    footnote: NOT_ME,
  })

/** The site ended a session because its refresh token was used twice, as happens when somebody copied it. */
export const sessionStolenEmail = (to: string, publicUrl: string): Email =>
  composeEmail({
    to,
    subject: 'Вход завершён из соображений безопасности',
    paragraphs: [
      'Здравствуйте.',
      'Ключ одного из ваших входов использован дважды: так бывает, когда его копирует кто-то другой. Мы завершили этот вход.',
      'Войдите заново и смените пароль.',
    ],
    action: { label: 'Войти', url: `${publicUrl}/login` },
  })

export const confirmNewAddressEmail = (to: string, url: string): Email =>
  composeEmail({
    to,
    subject: 'Подтвердите новый адрес почты',
    paragraphs: [
      'Здравствуйте.',
      'Этот адрес указан в профиле. Он заменит прежний, когда вы подтвердите его на странице по ссылке. Ссылка действует сутки.',
    ],
    action: { label: 'Подтвердить адрес', url },
    footnote: 'Если вы не меняли адрес, ничего делать не нужно.',
  })

/** To the present address when the change was requested without the password: this address must confirm too, or can undo the change. */
export const confirmFromOldAddressEmail = (
  to: string,
  { email, confirm, revert }: { email: string; confirm: string; revert: string },
): Email =>
  composeEmail({
    to,
    subject: 'Подтвердите смену адреса почты',
    paragraphs: [
      'Здравствуйте.',
      `В профиле указан новый адрес почты: ${email}. Он начнёт действовать, когда его подтвердят с обоих адресов. Ссылка действует сутки.`,
    ],
    action: { label: 'Подтвердить смену адреса', url: confirm },
    otherwise: { label: 'Если это не вы, отмените изменение. Все входы будут завершены', url: revert },
  })

/** To the present address when the change was requested with the password: it can only undo the change, within seven days. */
export const emailChangeNotice = (to: string, url: string): Email =>
  composeEmail({
    to,
    subject: 'Меняется адрес почты вашего аккаунта',
    paragraphs: [
      'Здравствуйте.',
      'В профиле указан новый адрес почты. Он начнёт действовать, когда его подтвердят по ссылке из письма.',
      'Если это не вы, верните прежний адрес по ссылке ниже: она действует семь дней и завершает все входы.',
    ],
    action: { label: 'Вернуть прежний адрес', url },
  })

export const secondFactorEmail = (to: string, { isOn, publicUrl }: { isOn: boolean; publicUrl: string }): Email =>
  composeEmail({
    to,
    subject: isOn ? 'Вход по коду включён' : 'Вход по коду выключен',
    paragraphs: [
      'Здравствуйте.',
      isOn
        ? 'Теперь при входе нужен код из приложения. На других устройствах нужно войти заново.'
        : 'Теперь для входа достаточно почты и пароля.',
    ],
    action: { label: 'Открыть профиль', url: `${publicUrl}/profile/info` },
    footnote: NOT_ME,
  })

/** Shown in place of a deleted person's name. */
export const DELETED_NAME = 'Удалённый пользователь'

export const accountDeletedEmail = (to: string): Email =>
  composeEmail({
    to,
    subject: 'Аккаунт удалён',
    paragraphs: [
      'Здравствуйте.',
      'Аккаунт и личные данные удалены. Без имени и почты остаются журнал безопасности, отметки о согласиях, полные отчёты о компаниях и сведения об оплате, если она была.',
    ],
  })
