// What keeps a cart from being ordered, by the names of its articles: told before the way to the checkout begins, and before the order.

import { type CartLine, cartProblems } from '@tornister/domain/cart';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import banner from '../../notices/notice-banner/notice-banner.module.css';
import { problemText } from './problem-text.ts';

export type CartProblemsProps = {
  readonly lines: readonly CartLine[];
  /** The way to the basket, where this stands elsewhere. */
  readonly children?: ReactNode;
};

/** The lines that cannot be ordered as they are, each with its reason; nothing where all can. */
export const CartProblems = ({ lines, children }: CartProblemsProps) => {
  const { t } = useTranslation('checkout');
  const problems = cartProblems(lines);
  if (problems.length === 0) return null;
  return (
    <div className={banner.banner} role="status">
      <p>{t('vue.cart.problems')}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.lineId}>
            {t('vue.cart.problem', {
              name: lines.find(({ id }) => id === problem.lineId)?.name,
              reason: problemText(t, problem),
            })}
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
};
