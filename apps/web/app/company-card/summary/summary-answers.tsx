// The summary's part of the card's header: the five answers, the last of them the verdict with its reasons.
import type { CardHeaderProps } from '../card-header.tsx'
import { FiveAnswers } from '../five-answers.tsx'
import { VerdictStrip } from '../verdict-strip.tsx'

export const SummaryAnswers = ({ card, number }: CardHeaderProps) => (
  <div>
    <FiveAnswers card={card} />
    {card.reliability && <VerdictStrip report={card.reliability} company={card.company} number={number} />}
  </div>
)
