// Flags of the three languages, drawn small.
import type { ReactNode } from 'react'
import type { Locale } from '../i18n/locale.ts'
import styles from './choice-group.module.css'

const drawings: Record<Locale, ReactNode> = {
  ru: (
    <>
      <path fill="#fff" d="M0 0h20v4.7H0z" />
      <path fill="#0039a6" d="M0 4.7h20v4.6H0z" />
      <path fill="#d52b1e" d="M0 9.3h20V14H0z" />
    </>
  ),
  en: (
    <>
      <path fill="#012169" d="M0 0h20v14H0z" />
      <path stroke="#fff" strokeWidth="2.8" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 20 14M20 0 0 14" />
      <path stroke="#fff" strokeWidth="4.6" d="M10 0v14M0 7h20" />
      <path stroke="#c8102e" strokeWidth="2.6" d="M10 0v14M0 7h20" />
    </>
  ),
  'zh-CN': (
    <>
      <path fill="#ee1c25" d="M0 0h20v14H0z" />
      <path fill="#ff0" d="m3.7 1.6.7 2.1h2.2L4.8 5l.7 2.1-1.8-1.3-1.8 1.3.7-2.1L.8 3.7H3z" />
      <path fill="#ff0" d="M7.4 1.8h1.2v.1H7.4zM8.8 3.3H10v.1H8.8zM8.8 5.4H10v.1H8.8zM7.4 6.9h1.2V7H7.4z" stroke="#ff0" strokeWidth=".8" />
    </>
  ),
}

export const Flag = ({ locale }: { locale: Locale }) => (
  <svg className={styles.flag} width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
    {drawings[locale]}
  </svg>
)
