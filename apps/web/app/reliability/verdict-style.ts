// Colour and icon of each verdict of the reliability report: with both, colour is never the only cue.
import type { Verdict } from '@sverka/contract/company-card/reliability-verdict'
import type { IconName } from '../ui/icon.tsx'

/** `proceed`: no remarks, `caution`: with conditions, `refuse`: not now, `impossible`: the company has ended, `unknown`: too few data. */
export const VERDICT_TONES: Record<Verdict, 'good' | 'warning' | 'bad' | 'neutral'> = {
  proceed: 'good',
  caution: 'warning',
  refuse: 'bad',
  impossible: 'bad',
  unknown: 'neutral',
}

export const VERDICT_ICONS: Record<Verdict, IconName> = {
  proceed: 'check-circle',
  caution: 'alert',
  refuse: 'alert-octagon',
  impossible: 'cross-octagon',
  unknown: 'question',
}
