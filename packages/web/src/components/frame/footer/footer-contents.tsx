// What the footer shows; a static part, which the tab does not render again.

import type { ShopFrame } from '@tornister/application/navigation';
import { shownSocialLinks, withConsentLink } from '@tornister/domain/content';
import { PATHS } from '@tornister/domain/routing';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../react/shop-provider.tsx';
import { Html } from '../../ui/html/html.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Logo } from '../logo/logo.tsx';
import styles from './footer.module.css';
import { FooterLinks, LinkBlock } from './link-block.tsx';
import { PaymentStrip } from './payment-strip.tsx';

export type FooterProps = { readonly frame: ShopFrame };

/** Selling points, link blocks, quality promise, payment and delivery, legal links (spec 1 §2 "Footer"). */
export const FooterContents = ({ frame }: FooterProps) => {
  const { t } = useTranslation();
  const { storefront, brandName, profile } = useShop().site;
  const { traits } = profile;
  const { usps, blocks } = frame.footer;
  const bottomLinks = withConsentLink(frame.footer, t('vue.footer.consent'));
  // The law wants them on every page, so they do not depend on editors.
  const ownLinks = [
    { label: t(`vue.footer.${profile.wayOut}`), url: PATHS.withdraw, external: false },
    { label: t('vue.footer.cancelContract'), url: PATHS.cancelContract, external: false },
  ];
  const legalLinks = storefront.isB2b ? bottomLinks : [...bottomLinks, ...ownLinks];
  const socialLinks = shownSocialLinks(frame.footer.socialLinks, storefront.isB2b);
  return (
    <>
      {usps.length > 0 && (
        <ul className={`${styles.usps} page`}>
          {usps.map((usp) => (
            <li key={usp.headline} className={styles.usp}>
              {usp.picture && <Picture picture={usp.picture} sizes="64px" alt="" className={styles.uspPicture} />}
              <div>
                <p className={styles.uspHeadline}>
                  {usp.link === undefined ? usp.headline : <a href={usp.link}>{usp.headline}</a>}
                </p>
                {usp.subheadline !== undefined && <Html html={usp.subheadline} className={styles.uspLine} />}
                {usp.text !== undefined && <Html html={usp.text} className={styles.uspText} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.body}>
        <div className={`${styles.columns} page`}>
          <div className={styles.brand}>
            <Logo />
            {traits.hasQualityPromise && (
              <div className={styles.promise}>
                <ShieldCheck aria-hidden size={36} strokeWidth={1.5} />
                <div>
                  <h2>{t('vue.footer.quality.headline')}</h2>
                  <p>{t('vue.footer.quality.text', { brand: brandName })}</p>
                </div>
              </div>
            )}
            {socialLinks.length > 0 && <FooterLinks links={socialLinks} label={t('vue.footer.social')} />}
          </div>
          {blocks.map((block) => (
            <LinkBlock key={block.headline} block={block} />
          ))}
        </div>
        {traits.hasFooterStrip && <PaymentStrip switches={frame.switches} />}
        <div className={`${styles.bottom} page`}>
          <nav aria-label={t('vue.footer.legal')}>
            <FooterLinks links={legalLinks} />
          </nav>
          <p>{t('vue.footer.priceNote')}</p>
          <p>{t('vue.footer.copyright', { brand: brandName })}</p>
        </div>
      </div>
    </>
  );
};
