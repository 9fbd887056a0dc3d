// The frame of the service pages: heading, what editors write, the form or what came of it.

import type { ReactNode } from 'react';
import { useFocusOnArrival } from '../../react/use-focus-on-arrival.ts';
import { PageHead } from '../../seo/page-head.tsx';
import card from '../ui/card/card.module.css';
import { Html } from '../ui/html/html.tsx';
import styles from './service.module.css';

export type ServicePageProps = {
  readonly title: string;
  /** A sentence below the heading. */
  readonly lead?: string;
  /** Sanitised HTML of editors. */
  readonly intro?: readonly string[];
  /** Path and query of a page that its path alone does not lead to; it is what crawlers are told. */
  readonly address?: string;
  readonly children: ReactNode;
};

/** A page with a form to the shop's staff. */
export const ServicePage = ({ title, lead, intro = [], address, children }: ServicePageProps) => (
  <div className={`${styles.page} page`}>
    <PageHead
      title={title}
      {...(lead === undefined ? {} : { description: lead })}
      {...(address === undefined ? {} : { canonicalDestination: address })}
    />
    <h1>{title}</h1>
    {lead === undefined ? null : <p className={card.lead}>{lead}</p>}
    {intro.map((html) => (
      <Html key={html} html={html} />
    ))}
    {children}
  </div>
);

/** What is told in the place of a form that was taken. The button that sent it is gone, and the address has kept its path: the focus goes on here. */
export const FormTaken = ({ children }: { readonly children: ReactNode }) => {
  const part = useFocusOnArrival<HTMLDivElement>();
  return (
    <div ref={part} className={styles.taken} role="status" tabIndex={-1}>
      {children}
    </div>
  );
};
