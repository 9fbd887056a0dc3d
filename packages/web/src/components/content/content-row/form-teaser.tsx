// The teaser kind "form": a headline and the way to the page of the form.

import { formTeaserTarget, type FormTeaser as Teaser } from '@tornister/domain/content';
import { useTranslation } from 'react-i18next';
import { findPage } from '../../../routing/find-page.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import styles from './content-row.module.css';

/** Leads to the form; nothing where this shop has no page for it. */
export const FormTeaser = ({ teaser }: { readonly teaser: Teaser }) => {
  const { t } = useTranslation();
  const target = formTeaserTarget(teaser);
  if (target === undefined || findPage(new URL(target.path, 'http://shop.invalid').pathname).id === 'content')
    return null;
  return (
    <section className={styles.form} data-teaser={teaser.id}>
      {teaser.headline === undefined ? null : <h2>{teaser.headline}</h2>}
      <LinkButton href={target.path}>{t(`vue.formTeaser.${target.form}`)}</LinkButton>
    </section>
  );
};
