// Banner and second layer of the consent. The banner is in every page, hidden, so that cached pages are the same for everyone. `boot.ts` opens it
// with the first painting where nothing was ever decided; what is asked in all other cases is known once the tab is alive.

import { gatewayNotice } from '@tornister/application/notices';
import { PATHS } from '@tornister/domain/routing';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { consentUseCases } from '../../composition/consent-tokens.ts';
import { deferredCode, useDeferredCode } from '../../react/deferred-code.ts';
import { useService, useShop } from '../../react/shop-provider.tsx';
import { staticPart, useStaticPart } from '../../react/static-part.tsx';
import { useBehavior } from '../../react/use-behavior.ts';
import { fetchNeeds } from '../../routing/page-needs.ts';
import { isPlain, linkOf } from '../navigation/shop-links/use-shop-links.ts';
import styles from './consent.module.css';
import { choiceIn } from './read-choice.ts';

/** The element that names the banner. */
const TITLE_ID = 'consent-title';

const fetchTexts = () => fetchNeeds({ texts: ['consent'] });

const consentBanner = staticPart('src/components/consent/consent-banner.tsx', async () => {
  const [{ ConsentBanner }] = await Promise.all([import('./consent-banner.tsx'), fetchTexts()]);
  return ConsentBanner;
});

const consentLayer = deferredCode(async () => {
  const [{ ConsentLayer }] = await Promise.all([import('./consent-layer.tsx'), fetchTexts()]);
  return ConsentLayer;
});

/**
 * Asks for consent where something is to be asked, and opens the second layer for every link that leads to its page (spec 1 §2 "Footer").
 * It stands first in the page, so that the keyboard comes to it first; it covers nothing for good, and nothing waits for it.
 */
export const Consent = () => {
  const shop = useShop();
  const consent = useService(consentUseCases.askForConsent);
  const { isBannerOpen, isLayerOpen, isSettled } = useBehavior(consent.state$);
  const { pathname, search } = useLocation();
  const contents = useStaticPart(consentBanner, { titleId: TITLE_ID, page: pathname + search });
  const Layer = useDeferredCode(consentLayer, isLayerOpen, undefined, () => {
    consent.closeLayer();
    shop.get(cartUseCases.showNotices).notify(gatewayNotice({ kind: 'gateway.unreachable' }));
  });
  const isOnPage = pathname === PATHS.consent;
  const banner = useRef<HTMLElement>(null);
  // Whether to ask is known to the browser only.
  useEffect(() => consent.appear(), [consent]);
  // Another tab may have decided since `boot.ts` opened it, of which React knows nothing.
  useEffect(() => {
    if (isSettled && banner.current !== null) banner.current.hidden = true;
  }, [isSettled]);
  // Before links are followed by anybody else: such a link can stand anywhere, also in texts of editors.
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      if (linkOf(event.target)?.pathname !== PATHS.consent || !isPlain(event) || isOnPage) return;
      event.preventDefault();
      consent.openLayer();
    };
    document.addEventListener('click', open, { capture: true });
    return () => document.removeEventListener('click', open, { capture: true });
  }, [consent, isOnPage]);
  return (
    <>
      <section
        ref={banner}
        className={styles.banner}
        data-asks={consent.offered.length > 0 && !isOnPage ? '' : undefined}
        hidden={!isBannerOpen || isOnPage}
        aria-labelledby={TITLE_ID}
        onSubmit={(event) => {
          event.preventDefault();
          consent.decide(choiceIn(event.nativeEvent as SubmitEvent));
          // The button that had the focus is gone.
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
        {...contents}
      />
      {isLayerOpen && Layer !== undefined && <Layer consent={consent} />}
    </>
  );
};
