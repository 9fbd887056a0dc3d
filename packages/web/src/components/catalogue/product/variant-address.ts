// Writes the chosen variant into the page's address (`varid`).

import type { ProductState } from '@tornister/application/browse';
import { queryWithVariant } from '@tornister/domain/catalogue';
import { useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

type VariantAddressProps = { readonly addressed: ProductState['addressed'] };

/**
 * Keeps the chosen variant in the page's address, so that reload, Back, sharing and the language switch show the same. Nothing is loaded
 * for it: the page shows the variant already. A component of its own, so that a navigation renders this and not the page around it.
 */
export const VariantAddress = ({ addressed }: VariantAddressProps) => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  // Another address would take a shopper back who has already pressed a link. Before anybody can press one that nothing here knows of yet: a later effect
  // would run after that press, with what was known when it was drawn.
  useLayoutEffect(() => {
    if (addressed === undefined || isLeaving) return;
    const wanted = queryWithVariant(search, addressed.itemId);
    if (wanted === search) return;
    void navigate({ search: wanted }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [addressed, search, navigate, isLeaving]);
  return null;
};
