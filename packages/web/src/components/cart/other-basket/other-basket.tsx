// Where the basket of the shop's other language is: each language has a host of its own, whose cookies hold the basket of who is not logged in.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';

/**
 * Beside an empty basket, for who changed the language after choosing something (spec 1 §1). An account has one basket for both languages of a store, so
 * a school, which has none without a login, is told nothing, and neither is anybody where the shop speaks one language.
 */
export const OtherBasket = () => {
  const { t } = useTranslation('notices');
  const { site } = useShop();
  const { otherLanguage: other } = site.profile;
  if (other === undefined || site.storefront.isB2b) return null;
  return (
    <p>
      {t('vue.cart.otherLanguage.text')}{' '}
      <a href={new URL(PATHS.basket, site.sisters[other.id]).href} hrefLang={other.language}>
        {t('vue.cart.otherLanguage.link', { language: t(`vue.header.language.${other.language}`) })}
      </a>
    </p>
  );
};
