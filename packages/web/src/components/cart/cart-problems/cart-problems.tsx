// What keeps a cart from being ordered, by the names of its articles: told before the way to the checkout begins.

import { type CartLine, cartProblems } from '@tornister/domain/cart';
import { useTranslation } from 'react-i18next';
import banner from '../../notices/notice-banner/notice-banner.module.css';
import { problemText } from './problem-text.ts';

/** The lines that cannot be ordered as they are, each with its reason; nothing where all can. */
export const CartProblems = ({ lines }: { readonly lines: readonly CartLine[] }) => {
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
    </div>
  );
};
